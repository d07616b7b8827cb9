import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordContent } from './browser/content-fingerprint.ts';
import { PAGE_KINDS } from './browser/page-kinds.ts';
import { sharedStillPages } from './browser/still-page.ts';
import { takePicture, type Shot, shotName } from './shots/picture.ts';
import { REFERENCES, writeReference } from './shots/references.ts';
import { REFERENCE_SHOTS } from './shots/reference-shots.ts';
import { FIXED_DAY, withSite } from './browser/with-site.ts';
import { runCommand } from './shared/command.ts';

const WIDTHS = [320, 390, 768, 1024, 1440, 1920];
/** From this width on the header has dropdowns instead of a menu. */
const NAV_WIDTH = 1100;
const KINDS = [...PAGE_KINDS, 'redirect'] as const;

void runCommand({
  usage: 'npm run shots -- [options]',
  about:
    'Builds the site and takes pictures of every kind of page into shots/, with a contact sheet.',
  options: {
    only: {
      value: 'TEXT',
      help: 'Only the pictures with this in their name, such as reviews or home-390.',
    },
    references: { help: 'Update the reference pictures of the tests instead.' },
  },
  run: async ({ only = '', references }, root) => {
    const shots = (references ? REFERENCE_SHOTS : WIDTHS.flatMap(shotList)).filter((shot) =>
      shotName(shot).includes(only),
    );
    const taken: string[] = [];
    const folder = join(root, 'shots');
    if (!references) mkdirSync(folder, { recursive: true });
    await withSite(root, references ? FIXED_DAY : [], async (browser, addresses) => {
      const pageFor = sharedStillPages(browser);
      for (const shot of shots.filter(({ kind }) => kind === 'redirect' || addresses.paths[kind])) {
        const png = await takePicture(pageFor, addresses, shot);
        const name = shotName(shot);
        taken.push(name);
        if (!references) writeFileSync(join(folder, `${name}.png`), png);
        console.log(references ? `${name} ${await writeReference(shot, png)} bytes` : name);
      }
    });
    if (references) {
      // After an update of some pictures, others may still show older content.
      if (only === '') recordContent(REFERENCES, root);
      return;
    }
    writeFileSync(join(folder, 'index.html'), contactSheet(taken));
    console.log('All of them: shots/index.html');
  },
});

/** Every picture that is taken at a width, in the order of the contact sheet. */
function shotList(width: number): Shot[] {
  const opened =
    width < NAV_WIDTH
      ? (['menu', 'menu-makes'] as const)
      : (['dropdown-services', 'dropdown-vehicles'] as const);
  const schemes = [false, true];
  return [
    ...KINDS.flatMap((kind) => schemes.map((dark) => ({ kind, width, dark }))),
    ...opened.flatMap((state) =>
      schemes.map((dark) => ({ kind: 'home' as const, width, dark, state })),
    ),
    // A Letter page without its margins is about this wide.
    ...(width === 768 ? KINDS.map((kind) => ({ kind, width, paper: true })) : []),
  ];
}

/** A page with all pictures in a small size, each a link to its full size. */
function contactSheet(names: string[]): string {
  const figures = names.map(
    (name) =>
      `<figure><figcaption>${name}</figcaption><a href="${name}.png">` +
      `<img src="${name}.png" width="240" loading="lazy"></a></figure>\n`,
  );
  const style = 'body{display:flex;flex-wrap:wrap;align-items:start;background:#777}';
  return `<!doctype html><meta charset="utf-8"><style>${style}</style>\n${figures.join('')}`;
}
