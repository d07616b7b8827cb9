import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ifExists } from '../src/generator/portable.ts';
import { ArgsError } from './shared/args.ts';
import { runCommand } from './shared/command.ts';
import { labelsOfNewShop } from './shared/labels-of-new-shop.ts';

void runCommand({
  usage: 'npm run new-shop -- FOLDER',
  about:
    'Writes a content folder for another shop: ' +
    'a copy of scripts/new-shop/, which has general texts, and stand-ins that reach no one in ' +
    'place of facts.',
  operand: 'FOLDER',
  run: async (_args, root, name) => {
    const folder = resolve(root, name);
    if (existsSync(folder) && (!statSync(folder).isDirectory() || readdirSync(folder).length > 0))
      throw new ArgsError(
        `${name} already exists and is not an empty folder. Nothing was written. ` +
          'Name a new folder.',
      );
    cpSync(join(root, 'scripts/new-shop'), folder, { recursive: true });
    writeFileSync(
      join(folder, 'labels.yaml'),
      labelsOfNewShop(readFileSync(join(root, 'content/labels.yaml'), 'utf8')),
    );
    // The build needs no schema, so someone may have deleted it.
    ifExists(() =>
      cpSync(join(root, 'content/schema'), join(folder, 'schema'), { recursive: true }),
    );
    const quoted = (word: string): string => (/\s/.test(word) ? `"${word}"` : word);
    const from = `-- --content ${quoted(name)}`;
    const steps = [
      `The content is in ${name}. Next:`,
      `  npm run launch-check ${from}    lists what is missing, with file and line`,
      `  npm run build ${from} --out ${quoted(`${name}-dist`)}    builds the site`,
      `  npm run edit ${from}    opens it, to write in the pages themselves`,
    ];
    console.log(steps.join('\n'));
  },
});
