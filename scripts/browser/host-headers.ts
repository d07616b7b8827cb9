import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Rule = { path: RegExp; headers: [name: string, value: string][] };

/** The headers that the site's own `_headers` file asks a host to set on a path. Cache headers are left out, because tests change files. */
export function hostHeaders(folder: string): (path: string) => [name: string, value: string][] {
  const file = join(folder, '_headers');
  const rules = existsSync(file) ? parse(readFileSync(file, 'utf8')) : [];
  return (path) => rules.filter((rule) => rule.path.test(path)).flatMap((rule) => rule.headers);
}

function parse(text: string): Rule[] {
  const rules: Rule[] = [];
  for (const line of text.split('\n')) {
    const header = /^\s+([\w-]+):\s*(.+)$/.exec(line);
    if (header === null && line.trim() !== '' && !line.startsWith('#')) rules.push({ path: pattern(line.trim()), headers: [] });
    if (header !== null && header[1]!.toLowerCase() !== 'cache-control') rules.at(-1)?.headers.push([header[1]!, header[2]!]);
  }
  return rules;
}

function pattern(path: string): RegExp {
  return new RegExp(
    `^${path
      .split('*')
      .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*')}$`,
  );
}
