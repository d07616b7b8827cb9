import { expect, test } from 'vitest';
import { at } from '../../../src/editor/change.ts';
import { sourcesIn } from '../../../src/editor/texts.ts';
import type { Source } from '../../../src/generator/content/locate.ts';
import { readFacts } from '../../../src/schema/facts.ts';
import { contentModel } from '../../../src/schema/content-model.ts';
import { ioOf } from '../../support/content-files.ts';
import { SAMPLE } from '../../support/sample-content.ts';

const files = Object.keys(SAMPLE);
const sources = sourcesIn(ioOf(SAMPLE), contentModel);
const { names, values, from } = readFacts(sources, files);

/** The files without one value. */
const without = (file: string, path: readonly (string | number)[]): Source[] =>
  structuredClone(sources).map((source) => {
    if (source.file === file) {
      const group = at(source.value, path.slice(0, -1)) as Record<string | number, unknown>;
      if (Array.isArray(group)) group.splice(Number(path.at(-1)), 1);
      else delete group[path.at(-1)!];
    }
    return source;
  });

test('each fact names the field that it is made from: without the field it is another one, or gone', () => {
  const nowhere = names.filter((name) => from!(name) === undefined);
  expect(nowhere.every((name) => /^count\.(?:services|parts|makes)\b/i.test(name))).toBe(true);
  const wrong = names.filter((name) => {
    const { file, path } = from!(name) ?? {};
    if (file === undefined) return false;
    if (path!.length === 0) return !files.includes(file);
    if (at(sources.find((source) => source.file === file)!.value, path!) === undefined) return true;
    // One item less may have the same noun.
    if (name.endsWith('.noun')) return false;
    return readFacts(without(file, path!), files).values?.[name] === values![name];
  });
  expect(wrong).toEqual([]);
});
