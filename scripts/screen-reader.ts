import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FROZEN, withSite } from './browser/with-site.ts';
import { runCommand } from './command.ts';
import { screenReaderTexts, TEXTS } from './screen-reader/screen-reader-texts.ts';

await runCommand({
  usage: 'npm run screen-reader',
  about: `Writes what screen readers say on the pages of tests/frozen-content to ${TEXTS}. Read the diff before you commit it.`,
  run: (_, root) =>
    withSite(root, FROZEN, async (browser, url) => {
      const texts: [name: string, text: string][] = [];
      for (const [name, read] of await screenReaderTexts(browser, url)) texts.push([name, await read()]);
      const folder = join(root, TEXTS);
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
      for (const [name, text] of texts) writeFileSync(join(folder, `${name}.txt`), text);
      console.log(`${texts.length} texts written to ${TEXTS}`);
    }),
});
