import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { textsOf } from '../src/generator/index.ts';
import { readContent, readContentFolder } from '../src/generator/node.ts';
import { BuildError } from '../src/generator/tools.ts';
import { site } from '../src/site.ts';
import { runCommand } from './command.ts';
import { CONDENSED, cutFont, TEXT } from './fonts/cut.ts';
import { fallbackFace, webFace } from './fonts/fallback-css.ts';
import { openFont } from './fonts/measure.ts';
import { CONDENSED_FALLBACKS, TEXT_FALLBACKS } from './fonts/fallback-fonts.ts';

const packageFile = createRequire(import.meta.url).resolve;
const ARCHIVO = dirname(packageFile('@fontsource-variable/archivo/package.json'));
const FOLDER = 'public/fonts';
const HEADING_LENGTH = 60;
const HEADING_WEIGHT = 800;

await runCommand({
  usage: 'npm run fonts',
  about:
    'Cuts the web fonts, and measures the system fonts that replace them until they load. Run it when content has changed a lot or the typeface has a new version.',
  run: async (_args, root) => {
    const archivo = readFileSync(`${ARCHIVO}/files/archivo-latin-standard-normal.woff2`);
    const sources = {
      arimo: await openFont(
        readFileSync(packageFile('@fontsource-variable/arimo/files/arimo-latin-wght-normal.woff2')),
      ),
      dejavu: await openFont(
        readFileSync(
          packageFile('@fontsource/dejavu-sans/files/dejavu-sans-latin-400-normal.woff2'),
        ),
      ),
      dejavuBold: await openFont(
        readFileSync(
          packageFile('@fontsource/dejavu-sans/files/dejavu-sans-latin-700-normal.woff2'),
        ),
      ),
      roboto: await openFont(
        readFileSync(
          packageFile('@fontsource-variable/roboto/files/roboto-latin-standard-normal.woff2'),
        ),
      ),
    };
    const folder = readContentFolder(join(root, 'content'));
    const yaml = folder.list().files.filter((file) => file.endsWith('.yaml'));
    const texts = yaml.flatMap((file) =>
      textsOf(parse(Buffer.from(folder.read(file)).toString())).map(({ text }) => text),
    );
    const {
      content: { services, makes, pages },
    } = readContent(site.content, join(root, 'content'));
    // Headings are the largest text: one line more or less moves the whole page.
    const headings = [...services, ...makes, ...Object.values(pages)].flatMap((page) =>
      'heading' in page ? page.heading : [],
    );
    const ours = await openFont(archivo);

    mkdirSync(join(root, FOLDER), { recursive: true });
    copyFileSync(`${ARCHIVO}/LICENSE`, join(root, FOLDER, 'OFL.txt'));

    let total = 0;
    let css = '/* Written by scripts/fonts.ts. */\n';
    for (const [cut, fallbacks, samples] of [
      [
        CONDENSED,
        CONDENSED_FALLBACKS,
        texts.filter((text) => text.length <= HEADING_LENGTH && text.includes(' ')),
      ],
      [TEXT, TEXT_FALLBACKS, texts.filter((text) => text.length > HEADING_LENGTH)],
    ] as const) {
      if (samples.length === 0)
        throw new BuildError(
          `content/ has no text to measure ${cut.family} with. Add content first.`,
        );
      const file = await cutFont(archivo, cut);
      writeFileSync(join(root, FOLDER, cut.file), file);
      total += file.length;
      console.log(
        `${FOLDER}/${cut.file}  ${file.length} bytes, fallbacks measured over ${samples.length} texts`,
      );
      css +=
        webFace(cut) +
        fallbacks
          .map((fallback) =>
            fallbackFace(
              cut,
              ours,
              fallback,
              sources,
              fallback.match === HEADING_WEIGHT ? headings : samples,
            ),
          )
          .join('');
    }
    writeFileSync(join(root, 'src/styles/fonts.css'), css);
    console.log(`${total} bytes of fonts in all; src/styles/fonts.css written`);
  },
});
