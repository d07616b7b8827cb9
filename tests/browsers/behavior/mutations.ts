import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** One way to break the site on purpose: text of one file, what replaces it, and the suite or test file that must fail. */
export type Mutation = { breaks: string; file: string; from: string; to: string; test: string };
type Table = Record<string, Record<string, Record<string, [from: string, to: string]>>>;

/** Every promise of this folder, broken once: the rows of mutations.yaml. */
export const MUTATIONS: Mutation[] = Object.entries(
  parse(readFileSync(new URL('mutations.yaml', import.meta.url), 'utf8')) as Table,
).flatMap(([test, files]) =>
  Object.entries(files).flatMap(([name, breaks]) => {
    const file = name.includes('/') ? name : `src/components/${name}`;
    return Object.entries(breaks).map(([what, [from, to]]) => ({ breaks: what, file, from, to, test }));
  }),
);
