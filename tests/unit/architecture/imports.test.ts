import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { codeOf, filesOf, importGraph } from './import-graph.ts';

const graph = await importGraph([
  ...filesOf('scripts/*.ts'),
  'src/client.ts',
  'src/editor/client/main.tsx',
  ...filesOf('src/generator/dev/browser/*.ts'),
]);

const CLIENT = /^src\/(?:client|[\w/.-]+\.client)\.ts$/;
const RULES = /^src\/rules\//;
const PARTS = /^src\/(?:components|drawings)\/(?!.*\.client\.ts$)/;
const REACT = /^react(?:-dom)?(?:\/|$)/;
const PACKAGE = /^(?!(?:src|templates|scripts|tests|node_modules)\/)@?[a-z]/;

const GENERATOR = /^src\/generator\//;
const EDITOR = /^src\/editor\//;
const EDIT_PAGES = /^src\/editor\/(client|shared)\//;
const EDITOR_ENTRY = /^src\/editor\/index\.ts$/;
const PORTABLE = /^src\/generator\/portable\.ts$/;
const SITE_ENTRY = /^src\/generator\/(?:index|portable)\.ts$/;
const ENTRY = /^src\/generator\/(?:index|portable|node|development)\.ts$/;
/**
 * The table of ARCHITECTURE.md: which files belong to a module, and what they may import. The first
 * row that matches a file counts.
 */
const TABLE: { who: string; is: RegExp; may: RegExp[] }[] = [
  { who: 'browser scripts', is: CLIENT, may: [CLIENT, RULES, PORTABLE, /^@vercel\/analytics$/] },
  { who: 'rules', is: RULES, may: [RULES, PORTABLE] },
  { who: 'drawings', is: /^src\/drawings\//, may: [/^src\/drawings\//, RULES] },
  {
    who: 'components',
    is: /^src\/components\//,
    may: [PARTS, RULES, SITE_ENTRY, /^src\/site-context\.ts$/, REACT],
  },
  {
    who: 'templates',
    is: /^templates\//,
    may: [/^templates\//, PARTS, RULES, SITE_ENTRY, /^src\/site-context\.ts$/, REACT],
  },
  {
    who: 'the site context',
    is: /^src\/site-context\.ts$/,
    may: [/^src\/drawings\//, RULES, PORTABLE],
  },
  {
    who: 'the site',
    is: /^src\/site\.ts$/,
    may: [SITE_ENTRY, /^src\/(?!generator\/|editor\/|editing\.ts$|client\.ts$|.*\.client\.ts$)/],
  },
  {
    who: "the owner's tasks",
    is: /^src\/editing\.ts$/,
    may: [RULES, /^src\/schema\/(photo-slots|ref-to)\.ts$/],
  },
  { who: 'the web manifest', is: /^src\/web-manifest\.ts$/, may: [RULES] },
  {
    who: 'share cards',
    is: /^src\/share-card-head\.ts$/,
    may: [/^src\/drawings\//, RULES, PORTABLE],
  },
  {
    who: 'the manifest',
    is: /^src\/routes\.tsx$/,
    may: [/^templates\//, /^src\/(site-context|share-card-head)\.ts$/, RULES, PORTABLE, REACT],
  },
  {
    who: 'the schema',
    is: /^src\/schema\//,
    may: [/^src\/schema\//, /^src\/drawings\//, RULES, SITE_ENTRY, /^valibot$/],
  },
  { who: 'styles', is: /^src\/styles\//, may: [] },
  { who: "the dev server's pages", is: /^src\/generator\/dev\/browser\//, may: [] },
  {
    who: "the generator's base",
    is: /^src\/generator\/base\//,
    may: [/^src\/generator\/base\//, /^node:/, PACKAGE],
  },
  { who: 'the generator', is: GENERATOR, may: [GENERATOR, /^node:/, PACKAGE] },
  { who: "the editor's pages", is: EDIT_PAGES, may: [EDIT_PAGES, PORTABLE, REACT, /^valibot$/] },
  { who: 'the editor', is: EDITOR, may: [EDITOR, GENERATOR, /^node:/, PACKAGE] },
  {
    who: 'scripts',
    is: /^scripts\//,
    may: [ENTRY, EDITOR_ENTRY, /^(?!src\/(?:generator|editor)\/|tests\/|.*\.client\.ts$)/],
  },
];

test('every file imports only what the table allows', () => {
  const wrong = [...graph].flatMap(([file, imports]) => {
    const row = TABLE.find(({ is }) => is.test(file));
    if (!row) return [`${file} is in no row of the table: say what it is and what it may import.`];
    return imports
      .filter((imported) => !row.may.some((allowed) => allowed.test(imported)))
      .map((imported) => `${file} belongs to ${row.who} and may not import ${imported}.`);
  });
  expect(wrong).toEqual([]);
});

test('what builds the site needs no development package, so that a host may leave those out', () => {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  const wrong = [...graph].flatMap(([file, imports]) =>
    /^(src|templates)\//.test(file)
      ? imports.filter((name) => name in devDependencies).map((name) => `${file} imports ${name}`)
      : [],
  );
  expect(wrong).toEqual([]);
});

test('no module needs itself, not even for a type', () => {
  const modules = filesOf('{src,templates,scripts}/**/*.{ts,tsx}');
  const imports = new Map(
    modules.map((file) => [
      file,
      Array.from(readFileSync(file, 'utf8').matchAll(/\bfrom '(\.[^']+)'/g), ([, name]) =>
        posix.join(posix.dirname(file), name!),
      ),
    ]),
  );
  const done = new Set<string>();
  const circleFrom = (file: string, above: string[]): string[] => {
    if (above.includes(file)) return [...above.slice(above.indexOf(file)), file];
    if (done.has(file)) return [];
    const circle = (imports.get(file) ?? [])
      .map((next) => circleFrom(next, [...above, file]))
      .find(({ length }) => length > 0);
    done.add(file);
    return circle ?? [];
  };
  expect(modules.length).toBeGreaterThan(200);
  expect(modules.map((file) => circleFrom(file, []))).toEqual(modules.map(() => []));
});

const pure = [
  ...filesOf(
    'src/{rules,components,drawings,generator/check}/**/*.{ts,tsx}',
    'src/generator/{render,minify,base/page-path}.ts',
    'templates/**/*.{ts,tsx}',
    'src/*.{ts,tsx}',
    'src/schema/*.ts',
  ),
].filter((file) => !CLIENT.test(file));

test('pure modules use no clock, no random numbers and no process', () => {
  expect(pure.length).toBeGreaterThan(100);
  const impure =
    /new Date\(\)|Date\.now\(|Math\.random\(|performance\.now\(|\bprocess\.|crypto\.random/;
  expect(pure.filter((file) => impure.test(codeOf(file)))).toEqual([]);
});

test('a command or the browser script imports every module, directly or not', () => {
  const modules = filesOf('src/**/*.{ts,tsx}', 'templates/**/*.{ts,tsx}', 'scripts/**/*.ts').filter(
    (file) => !file.endsWith('.d.ts'),
  );
  // A file with only types does not exist at run time.
  const typesOnly = modules.filter(
    (file) =>
      !/^\s*(export )?(async )?(const|function|class|let)\b/m.test(readFileSync(file, 'utf8')),
  );
  expect(modules.filter((file) => !graph.has(file) && !typesOnly.includes(file))).toEqual([]);
});
