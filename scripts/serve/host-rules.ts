import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '../../src/generator/error-code.ts';

/** The header rules of `vercel.json`. Here `source` is a regular expression for the whole path. */
export type HostRules = { headers: { source: string; headers: { key: string; value: string }[] }[] };

/** The host rules that the build wrote to `folder`. Returns `last` if they are missing, as in the moment when a build replaces the folder. */
export function readHostRules(folder: string, last: HostRules = { headers: [] }): HostRules {
  try {
    return JSON.parse(readFileSync(join(folder, 'vercel.json'), 'utf8')) as HostRules;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return last;
    throw error;
  }
}

/** The response headers for `path`. */
export function answerHeaders({ headers }: HostRules, path: string): [name: string, value: string][] {
  const matching = headers.filter(({ source }) => new RegExp(`^${source}$`, 's').test(path));
  return matching.flatMap((rule) => rule.headers.map(({ key, value }): [string, string] => [key, value]));
}
