import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { filesOf } from './import-graph.ts';

const CODE = filesOf('src/**/*.{ts,tsx}', 'templates/**/*.{ts,tsx}', 'scripts/**/*.ts').filter(
  (file) => !file.endsWith('.d.ts'),
);

// Oxlint refuses default exports.
test('every code file has a kebab-case name', () => {
  expect(
    CODE.filter(
      (file) => !/^[a-z0-9]+(-[a-z0-9]+)*((\.lazy)?\.client|\.child)?\.tsx?$/.test(basename(file)),
    ),
  ).toEqual([]);
});

const EXPORT = /^export (?:async )?(const|function|class|type) (\w+)/gm;
const exportsOf = (file: string): { kind: string; name: string }[] =>
  [...readFileSync(file, 'utf8').matchAll(EXPORT)].map(([, kind, name]) => ({
    kind: kind!,
    name: name!,
  }));

// A browser script has the name of the component that it serves.
test('a file that exports one value has the name of an export', () => {
  const letters = (name: string): string => name.replace(/[^a-z0-9]/gi, '').toLowerCase();
  const misnamed = CODE.filter((file) => !file.endsWith('.client.ts')).filter((file) => {
    const own = letters(basename(file).replace(/\.\w+$/, ''));
    const found = exportsOf(file);
    return (
      found.filter(({ kind }) => kind !== 'type').length === 1 &&
      !found.some(({ name }) => own.includes(letters(name)) || letters(name).includes(own))
    );
  });
  expect(misnamed).toEqual([]);
});

// A tool's script is loaded as a whole, by import().
test('every exported value is used by another file', () => {
  const texts = new Map(
    [...CODE, ...filesOf('tests/**/*.{ts,tsx}')].map((file) => [file, readFileSync(file, 'utf8')]),
  );
  const users = new Map<string, number>();
  for (const text of texts.values())
    for (const name of new Set(text.match(/\w+/g))) users.set(name, (users.get(name) ?? 0) + 1);
  const onDemand = new Set(
    [...texts.values()].flatMap((text) =>
      [...text.matchAll(/import\('\.\/([^']+)'\)/g)].map(([, name]) => name!),
    ),
  );
  const isUsed = (file: string, name: string): boolean =>
    users.get(name)! > 1 || onDemand.has(basename(file));
  const unused = [...texts.keys()].flatMap((file) =>
    exportsOf(file)
      .filter(({ kind, name }) => kind !== 'type' && !isUsed(file, name))
      .map(({ name }) => `${file}: ${name}`),
  );
  expect(unused).toEqual([]);
});

test('the generator names no command, and nothing of a shop', () => {
  const word =
    /npm run|`--[a-z]|[\s(]--(?:out|production|compress|host|lan|date)\b|\b(?:shops?|opening hours?|home page|coupons?|prices?|car wash|emissions)\b/i;
  const files = CODE.filter((file) => file.startsWith('src/generator/'));
  expect(files.flatMap((file) => readFileSync(file, 'utf8').match(word)?.[0] ?? [])).toEqual([]);
  expect(files.length).toBeGreaterThan(50);
});

// With replace(), a dollar sign in a value would have a special meaning, and only the first of two
// placeholders would be filled.
test('only `fill` fills in placeholders, except in the browser, to keep the script small', () => {
  const byHand = CODE.filter(
    (file) =>
      !file.endsWith('.client.ts') &&
      /\.replace(All)?\(\s*['"`]\{/.test(readFileSync(file, 'utf8')),
  );
  expect(byHand).toEqual([]);
});

// runCommand answers --help, refuses unknown options, and finds the project's folder from any
// working directory.
test('every command goes through runCommand', () => {
  const names = [
    ...readFileSync('package.json', 'utf8').matchAll(/scripts\/(?:run\.mjs )?([\w-]+)/g),
  ].map(([, name]) => name!);
  expect(names).toContain('build');
  expect(
    names.filter(
      (name) => !/\n(?:await|void) runCommand\(\{/.test(readFileSync(`scripts/${name}.ts`, 'utf8')),
    ),
  ).toEqual([]);
});

// What they import would make each save wait. vitest.config.ts says which folder such a test
// belongs to.
test('quick tests write no files, start no programs, and load no measuring tools', () => {
  const quick = filesOf('tests/**/*.test.{ts,tsx}').filter(
    (file) => !/^tests\/(browser|system)\//.test(file),
  );
  expect(quick.length).toBeGreaterThan(40);
  const slow =
    /^import .*\b(?:writeFileSync|mkdirSync)\b|^(?:import|\}) .*'(?:node:child_process|sharp|html-validate|[./]+\/(?:[\w-]+\/)*(?:scratch|measure)\.ts)';/m;
  expect(quick.filter((file) => slow.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('browser scripts are in the folder of the components, except analytics, which is for all pages', () => {
  expect(
    filesOf('{src,templates}/**/*.client.ts').filter((file) => !file.startsWith('src/components/')),
  ).toEqual(['src/analytics.client.ts']);
});

test('the workflow uses actions by their commit, keeps no credentials, and may only read', () => {
  const workflow = readFileSync('.github/workflows/site.yml', 'utf8');
  const used = [...workflow.matchAll(/uses: (.*)/g)].map(([, action]) => action!);
  expect(used.length).toBeGreaterThan(0);
  expect(
    used.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action)),
  ).toEqual([]);
  expect(workflow.match(/persist-credentials: false/g)).toHaveLength(
    used.filter((action) => action.startsWith('actions/checkout@')).length,
  );
  expect(workflow).not.toMatch(/: write\b|pull_request_target|write-all/);
});
