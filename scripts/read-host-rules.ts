import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '../src/generator/write/disk.ts';
import type { HostRules } from '../src/generator/hosts/answer-headers.ts';

/** What the build wrote for hosts into `folder`; `last` when nothing stands there, as in the instant when a build replaces the folder. */
export function readHostRules(folder: string, last: HostRules = { headers: [] }): HostRules {
  try {
    return JSON.parse(readFileSync(join(folder, 'vercel.json'), 'utf8')) as HostRules;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return last;
    throw error;
  }
}
