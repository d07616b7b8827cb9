import { prepareSite, standInText } from '../src/generator/node.ts';
import { site } from '../src/site.ts';
import { BUILD_OPTIONS } from './shared/args.ts';
import { runCommand } from './shared/command.ts';
import { prepareOptions } from './shared/prepare-options.ts';

void runCommand({
  usage: 'npm run launch-check -- [options]',
  about:
    'Lists what the owner must still supply or confirm before the site may go public. ' +
    'Exits 1 while anything is left.',
  options: { content: BUILD_OPTIONS.content },
  run: async ({ content = 'content' }, root) => {
    const { todoList } = await prepareSite(site, prepareOptions(root, { content }));
    const { standIns, reminders } = todoList();
    for (const line of [...reminders, ...standIns.map(standInText)]) console.log(line);
    const replaceFirst = content === 'content' ? '' : `Put ${content} in the place of content/. `;
    console.log(
      standIns.length === 0
        ? `Nothing is left to supply. ${replaceFirst}Run npm run share-cards, then ` +
            'npm run build -- --production for the public site.'
        : `${standIns.length} left to supply or confirm.`,
    );
    return standIns.length === 0 ? 0 : 1;
  },
});
