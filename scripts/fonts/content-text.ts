import { readFileSync } from 'node:fs';
import glob from 'fast-glob';
import { parse } from 'yaml';

/** Every string value in the YAML files under `folder`, with the file it stands in. Order is stable. */
export function contentText(folder: string): { file: string; text: string }[] {
  return records(folder).flatMap(([file, record]) => strings(record).map((text) => ({ file, text })));
}

/** The heading of every page that has one in its file under `folder`. */
export function pageHeadings(folder: string): string[] {
  return records(folder).flatMap(([, record]) => (typeof record === 'object' && record !== null && 'heading' in record ? strings(record.heading) : []));
}

function records(folder: string): [file: string, record: unknown][] {
  const files = glob.sync('**/*.yaml', { cwd: folder }).sort();
  return files.map((file) => [file, parse(readFileSync(`${folder}/${file}`, 'utf8'))]);
}

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(strings);
}
