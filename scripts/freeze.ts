import { cpSync, rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { runCommand } from './command.ts';

const FROZEN = 'tests/frozen-content';

await runCommand({
  usage: 'npm run freeze',
  about: `Copies content/ to ${FROZEN}, the content that the tests of pictures and behavior use. Run it after the content schema changes, then update the screenshots and texts.`,
  options: {},
  async run(_, root) {
    const content = join(root, 'content');
    rmSync(join(root, FROZEN), { recursive: true, force: true });
    // JSON Schemas help people who edit content. This copy is never edited.
    cpSync(content, join(root, FROZEN), { recursive: true, filter: (source) => relative(content, source).split(sep)[0] !== 'schema' });
    console.log(
      `content/ copied to ${FROZEN}. Next, look at what changed: npm run shots -- --references, npm run screen-reader, and git diff.`,
    );
  },
});
