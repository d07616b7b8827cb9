import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { jsonSchemas } from '../src/generator/read/json-schema.ts';
import { site } from '../src/site.ts';
import { runCommand } from './command.ts';

await runCommand({
  usage: 'npm run schema',
  about: 'Writes content/schema. With it, editors complete fields and show errors while you type.',
  options: {},
  async run(_, root) {
    const files = jsonSchemas(site.content);
    for (const [file, text] of files) {
      const target = join(root, 'content', file);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, text);
    }
    console.log(`${files.size} schemas written to content/schema`);
  },
});
