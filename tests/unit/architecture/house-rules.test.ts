import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { filesOf } from './import-graph.ts';

const EXPORTED_VALUE = /(?<=^export (?:async )?(?:const|function|class) )\w+/gm;

// A tool's script is loaded as a whole, by import().
test('every exported value is used by another file', () => {
  const texts = new Map(
    filesOf('{src,templates,scripts,tests}/**/*.{ts,tsx}').map((file) => [
      file,
      readFileSync(file, 'utf8'),
    ]),
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
  const unused = [...texts].flatMap(([file, text]) =>
    (text.match(EXPORTED_VALUE) ?? [])
      .filter((name) => !isUsed(file, name))
      .map((name) => `${file}: ${name}`),
  );
  expect(unused).toEqual([]);
});
