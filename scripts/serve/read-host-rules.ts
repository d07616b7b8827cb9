import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '../../src/generator/error-code.ts';
import type { HostRules } from '../../src/generator/hosts/answer-headers.ts';

/** The host rules that the build wrote to `folder`. Returns `last` if they are missing, as in the moment when a build replaces the folder. */
export function readHostRules(folder: string, last: HostRules = { headers: [] }): HostRules {
  try {
    return JSON.parse(readFileSync(join(folder, 'vercel.json'), 'utf8')) as HostRules;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return last;
    throw error;
  }
}
