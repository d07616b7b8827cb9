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
      const folder = join(root, TEXTS);
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
      const texts = await screenReaderTexts(browser, url);
      for (const [name, read] of texts) writeFileSync(join(folder, `${name}.txt`), await read());
      console.log(`${texts.size} texts written to ${TEXTS}`);
    }),
});
