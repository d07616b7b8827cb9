import { type Changed, siteCode, watchFolders } from '../src/generator/development.ts';
import { dayFrom } from './day.ts';

/** Folders of the code that runs in the servers. */
const PROGRAM = ['src/generator', 'src/editor', 'scripts'];

/** What the servers of `npm run dev` and `npm run edit` share: this project's site on a day, and a watch over its folders. */
export const localSite = (root: string, date: string | undefined) => ({
  root,
  code: siteCode(root, { file: 'src/site.ts', name: 'site' }),
  generator: 'src/generator',
  program: PROGRAM,
  day: dayFrom(date),
  now: () => new Date(),
  log,
  watch: (changed: Changed) =>
    watchFolders(root, ['content', 'templates', 'src', 'public', 'scripts'], changed, log),
});

const log = (line: string): void => console.log(line);
