import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RECORDED, recordContent } from './browser/content-fingerprint.ts';
import { FIXED_DAY, withSite } from './browser/with-site.ts';
import { runCommand } from './command.ts';
import { screenReaderTexts, TEXTS } from './screen-reader/screen-reader-texts.ts';

await runCommand({
  usage: 'npm run screen-reader',
  about: `Writes what screen readers say on the pages of the site to ${TEXTS}, and to ${RECORDED} there of which content that is. Read the diff before you commit it.`,
  run: (_, root) =>
    withSite(root, FIXED_DAY, async (browser, { url, kinds }) => {
      const texts: [name: string, text: string][] = [];
      for (const [name, read] of await screenReaderTexts(browser, url, kinds))
        texts.push([name, await read()]);
      const folder = join(root, TEXTS);
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
      for (const [name, text] of texts) writeFileSync(join(folder, `${name}.txt`), text);
      recordContent(folder, root);
      console.log(`${texts.length} texts written to ${TEXTS}`);
    }),
});
