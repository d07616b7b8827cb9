import { moduleRegistry, watchFolders } from '../src/generator/development.ts';
import { dayFrom } from './day.ts';

/** What the servers of `npm run dev` and `npm run edit` share: this project's site on a day, and a watch over its folders. */
export const localSite = (root: string, date: string | undefined) => ({
  root,
  modules: moduleRegistry(root),
  entry: { file: 'src/site.ts', name: 'site' },
  day: dayFrom(date),
  now: () => new Date(),
  log: (line: string) => console.log(line),
  watch: (changed: (files: readonly string[]) => void) =>
    watchFolders(root, ['content', 'templates', 'src', 'public'], changed),
});
