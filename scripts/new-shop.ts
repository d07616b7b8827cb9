import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { readContentFolder } from '../src/generator/read/content-io.ts';
import { ArgsError } from './args.ts';
import { runCommand } from './command.ts';
import { newShopContent } from './new-shop/new-shop-content.ts';

await runCommand({
  usage: 'npm run new-shop -- FOLDER',
  about:
    'Writes a content folder for another shop. It has the general texts of this shop, and stand-ins that reach no one in place of its facts.',
  options: {},
  operand: 'FOLDER',
  run: async (_args, root, name) => {
    const folder = resolve(root, name);
    if (existsSync(folder) && readdirSync(folder).length > 0)
      throw new ArgsError(`${name} already exists and is not empty. Nothing was written. Name a new folder.`);
    const io = readContentFolder(join(root, 'content'));
    const texts = new Map(
      io
        .list()
        .files.filter((file) => /\.(yaml|json)$/.test(file))
        .map((file) => [file, new TextDecoder().decode(io.read(file))]),
    );
    const made = newShopContent(texts);
    for (const [file, text] of made) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    console.log(
      `${made.size} files in ${name}. Next:\n  npm run launch-check -- --content ${name}    lists what is missing, with file and line\n  npm run build -- --content ${name} --out ${name}-dist    builds the site`,
    );
  },
});
