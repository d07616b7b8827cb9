import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** One way to break the site on purpose: text of one file, what replaces it, and the test file that must fail. */
export type Mutation = { breaks: string; file: string; from: string; to: string; test: string };
type Table = Record<string, Record<string, Record<string, Pick<Mutation, 'from' | 'to'>>>>;

const TABLE = parse(readFileSync(new URL('mutations.yaml', import.meta.url), 'utf8')) as Table;

/** The rows of mutations.yaml. */
export const MUTATIONS: Mutation[] = Object.entries(TABLE).flatMap(([test, files]) =>
  Object.entries(files).flatMap(([name, ways]) => {
    const file = name.includes('/') ? name : `src/components/${name}`;
    return Object.entries(ways).map(([breaks, change]) => ({ breaks, file, test: `tests/${test}.test.ts`, ...change }));
  }),
);
