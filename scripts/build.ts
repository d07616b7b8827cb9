import { relative, resolve } from 'node:path';
import { buildSite, standInsLeft } from '../src/generator/node.ts';
import { site } from '../src/site.ts';
import { BUILD_OPTIONS } from './shared/args.ts';
import { runCommand } from './shared/command.ts';
import { prepareOptions } from './shared/prepare-options.ts';
import { timeSteps } from './shared/step-times.ts';

void runCommand({
  usage: 'npm run build -- [options]',
  about:
    'Builds the whole site into dist/. If the build fails, it keeps the last site and says why.',
  options: {
    ...BUILD_OPTIONS,
    out: { value: 'DIR', help: 'Write there instead of dist/.' },
    compress: {
      help: 'Also write each page in Brotli, for nginx and Apache to send. Takes seconds.',
    },
    timings: { help: 'Show the time in each file that build.ts calls.' },
  },
  run: async ({ production, date, content, out = 'dist', timings, compress }, root) => {
    const build = () =>
      buildSite(site, {
        ...prepareOptions(root, { content, date }),
        out: resolve(root, out),
        production,
        compress,
      });
    const { result: built, times } = timings
      ? await timeSteps(build, root)
      : { result: await build(), times: [] };
    for (const line of built.reminders) console.log(line);
    if (built.standIns.length > 0)
      console.log(
        `Not for the public yet: ${standInsLeft(built.standIns)}. npm run launch-check lists them.`,
      );
    if (built.missingCards.length > 0)
      console.log(
        `Missing share cards: ${built.missingCards.length}. ` +
          'Those pages show the default picture until you run npm run share-cards.',
      );
    for (const [step, milliseconds] of times)
      console.log(`${step.padEnd(36)}${milliseconds.toFixed(0).padStart(6)} ms`);
    const { pages, size } = built;
    const megabytes = (size.bytes / 1e6).toFixed(2);
    const seconds = (performance.now() / 1000).toFixed(2);
    const outputFolder = relative(process.cwd(), resolve(root, out)) || '.';
    console.log(
      `${pages} pages, ${size.files} files, ${megabytes} MB in ${seconds} s → ${outputFolder}`,
    );
  },
});
