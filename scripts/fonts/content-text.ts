import { readFileSync } from 'node:fs';
import glob from 'fast-glob';
import { parse } from 'yaml';

/** Every string value in the YAML files under `folder`, with its file, in a stable order. */
export function contentText(folder: string): { file: string; text: string }[] {
  const files = glob.sync('**/*.yaml', { cwd: folder }).sort();
  return files.flatMap((file) => strings(parse(readFileSync(`${folder}/${file}`, 'utf8'))).map((text) => ({ file, text })));
}

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(strings);
}
