import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { filesOf } from './import-graph.ts';

const CODE = filesOf('src/**/*.{ts,tsx}', 'templates/**/*.{ts,tsx}', 'scripts/**/*.ts').filter(
  (file) => !file.endsWith('.d.ts'),
);

const EXPORT = /^export (?:async )?(const|function|class|type) (\w+)/gm;
const exportsOf = (file: string): { kind: string; name: string }[] =>
  [...readFileSync(file, 'utf8').matchAll(EXPORT)].map(([, kind, name]) => ({
    kind: kind!,
    name: name!,
  }));

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

test('no two types have one name', () => {
  const names = CODE.flatMap(
    (file) => readFileSync(file, 'utf8').match(/(?<=^(?:export )?(?:type|class) )\w+/gm) ?? [],
  );
  expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
});
