import { relative, resolve } from 'node:path';
import { type OnChange, siteModules, watchFolders } from '../../src/generator/development.ts';
import type { Args } from './args.ts';
import { dayFrom } from './day.ts';

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
export function devServerOptions(
  root: string,
  { date, content = 'content' }: Args<typeof SERVE_OPTIONS>,
) {
  const contentPath = resolve(root, content);
  const watched = [relative(root, contentPath), 'templates', 'src', 'public', 'scripts'];
  return {
    root,
    contentPath,
    modules: siteModules(root, { file: 'src/site.ts', name: 'site' }),
    generatorFolder: 'src/generator',
    programFolders: PROGRAM,
    day: dayFrom(date),
    now: () => new Date(),
    log,
    watch: (onChange: OnChange) => watchFolders(root, watched, onChange, log),
  };
}

const log = (line: string): void => console.log(line);
