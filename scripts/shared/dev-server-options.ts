import { relative } from 'node:path';
import { type OnChange, siteModules, watchFolders } from '../../src/generator/development.ts';
import type { Args } from './args.ts';
import { prepareOptions } from './prepare-options.ts';

/** Folders of the code that runs in the servers. */
const PROGRAM = ['src/generator', 'src/editor', 'scripts'];

/** The options that the servers of `npm run dev` and `npm run edit` share. */
export const SERVE_OPTIONS = {
  date: {
    value: 'YYYY-MM-DD',
    help: 'Show the site as built on that day. What depends on the hour is as of now.',
  },
  content: { value: 'DIR', help: 'Show the content of that folder instead of content/.' },
} as const;

/** The options of both servers: this project's site on a day, and a watch over its folders. */
export function devServerOptions(root: string, shown: Args<typeof SERVE_OPTIONS>) {
  const options = prepareOptions(root, shown);
  const watched = [relative(root, options.contentPath), 'templates', 'src', 'public', 'scripts'];
  return {
    ...options,
    modules: siteModules(root, { file: 'src/site.ts', name: 'site' }),
    generatorFolder: 'src/generator',
    programFolders: PROGRAM,
    watch: (onChange: OnChange) => watchFolders(root, watched, onChange, options.log),
  };
}
