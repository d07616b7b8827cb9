import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './command.ts';

const FROZEN = 'tests/frozen-content';

await runCommand({
  usage: 'npm run freeze',
  about: `Copies content/ to ${FROZEN}, the content that the tests of pictures and behavior use. Tests name facts of that copy. After a change of a schema, make only that change in the copy, by hand. Run this command if the tests should see today's pages.`,
  async run(_, root) {
    const frozen = join(root, FROZEN);
    rmSync(frozen, { recursive: true, force: true });
    cpSync(join(root, 'content'), frozen, { recursive: true });
    // JSON Schemas help the owner to edit content. Only developers edit this copy.
    rmSync(join(frozen, 'schema'), { recursive: true, force: true });
    console.log(
      `content/ copied to ${FROZEN}. Next, look at what changed: npm run shots -- --references, npm run screen-reader, and git diff.`,
    );
  },
});
