import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { writeSample } from './sample.ts';
import { scratchFolder } from './scratch.ts';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export function scratchProject() {
  const root = scratchFolder();
  const file = (path: string): string => join(root, path);
  return {
    root,
    file,
    read: (path: string): string => readFileSync(file(path), 'utf8'),
    /**
     * Replaces text in a file. Fails if nothing was replaced, because the test would then prove
     * nothing.
     */
    edit: (path: string, from: string | RegExp, to: string): void => {
      const before = readFileSync(file(path), 'utf8');
      const after = before.replace(from, to);
      expect(after, `${path} holds no ${from}`).not.toBe(before);
      writeFileSync(file(path), after);
    },
  };
}

/**
 * The shop's project in a new folder: links to the code, and copies of the sample shop's content
 * and of public files, which a test may change.
 */
export function projectCopy() {
  const project = scratchProject();
  for (const linked of ['src', 'templates', 'node_modules'])
    symlinkSync(join(ROOT, linked), project.file(linked));
  for (const copied of ['content/schema', 'public', 'scripts', 'package.json', 'tsconfig.json'])
    cpSync(join(ROOT, copied), project.file(copied), { recursive: true });
  writeSample(project.file('content'));
  return project;
}
