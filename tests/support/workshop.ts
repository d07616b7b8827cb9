import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildOptions, type BuiltSite, buildSite } from '../../src/generator/build.ts';
import { workshopSite } from '../fixture-site/site.ts';
import { ROOT, scratchProject } from './project.ts';

/** The moment of the workshop's builds. */
export const now = () => new Date('2026-03-01T12:00:00Z');

/** The options of a build or server of the project in a folder. */
export const optionsIn = (root: string, content = 'content') => ({
  root,
  contentPath: join(root, content),
  now,
  log: () => {},
});

/** An editor of the workshop without tasks, whose programs do nothing. */
export const EDITOR_OPTIONS = {
  editing: {
    tasks: () => [],
    newFiles: {},
    labels: { file: '', factOf: {} },
    photoGroup: () => undefined,
    addresses: {
      moved: { file: 'workshop.yaml', path: ['moved'] },
      addressesOf: (_: unknown, file: string) => [`/${file.replace('.yaml', '')}`],
      keepsAddress: () => false,
    },
  },
  release: async () => true,
  drawCards: async () => false,
};

const WORKSHOP = join(ROOT, 'tests/fixture-site');

/**
 * The bicycle workshop in a new folder, with a function that builds it. A test may change its
 * content, styles and public files.
 */
export function workshopCopy() {
  const project = scratchProject();
  for (const copied of ['content', 'public', 'styles', 'client.ts'])
    cpSync(join(WORKSHOP, copied), project.file(copied), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), project.file('node_modules'));
  const out = project.file('dist');
  const options = optionsIn(project.root);
  const day = { year: 2026, month: 12, day: 31 };
  const build = (changed: Partial<BuildOptions> = {}, site = workshopSite): Promise<BuiltSite> =>
    buildSite(site, { ...options, out, day, ...changed });
  return { ...project, out, build, options };
}

/** The share card of a page with this title. */
export const cardOf = (title: string): string => `share/${title.replace(/\W+/g, '-')}.png`;

/** The workshop, whose pages have share cards that change with their titles. */
export const workshopWithCards: typeof workshopSite = {
  ...workshopSite,
  routes: (input) =>
    workshopSite.routes(input).map((route) => {
      if (route.kind !== 'page') return route;
      const card = { file: cardOf(route.head.title), svg: () => '' };
      return { ...route, head: { ...route.head, card } };
    }),
};

/**
 * The workshop's project with its code, which a test may change too. Its folder is as deep as this
 * one, so that its imports of the generator work.
 */
export function workshopWithCode() {
  const outside = scratchProject();
  symlinkSync(join(ROOT, 'src'), outside.file('src'));
  const root = outside.file('tests/fixture-site');
  cpSync(WORKSHOP, root, { recursive: true });
  const inRoot = (path: string): string => join('tests/fixture-site', path);
  return {
    root,
    read: (path: string): string => outside.read(inRoot(path)),
    edit: (path: string, from: string | RegExp, to: string): void =>
      outside.edit(inRoot(path), from, to),
  };
}
