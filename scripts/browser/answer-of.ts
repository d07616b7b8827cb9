import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { mediaType } from '../../src/generator/node.ts';
import { ifExists } from '../../src/generator/portable.ts';

/** The header rules of `vercel.json`. Here `source` is a regular expression for the whole path. */
type HostRules = { headers: { source: string; headers: { key: string; value: string }[] }[] };
/** A body may come in pieces. */
export type HostAnswer = {
  status: number;
  headers: Record<string, string>;
  body: Buffer | string | AsyncIterable<string>;
};

/**
 * The answer of a good static host to a path of a built site: its file, or the not-found page, with
 * the site's headers.
 */
export function answerOf(folder: string, path: string): HostAnswer {
  const file = ['', '.html', '/index.html']
    .map((ending) => join(folder, decodedPath(path) + ending))
    .find((file) => statSync(file, { throwIfNoEntry: false })?.isFile());
  const shown = file ?? join(folder, '404.html');
  return {
    status: file === undefined ? 404 : 200,
    headers: {
      'content-type': mediaType(shown),
      ...headersOf(folder, file === undefined ? '/404.html' : path),
    },
    body: readFileSync(shown),
  };
}

const decodedPath = (path: string): string => {
  try {
    return decodeURIComponent(path).replace(/\/+$/, '');
  } catch {
    return '/404';
  }
};

function headersOf(folder: string, path: string): Record<string, string> {
  const text = ifExists(() => readFileSync(join(folder, 'vercel.json'), 'utf8'));
  const rules = text === undefined ? [] : (JSON.parse(text) as HostRules).headers;
  const own = rules.filter(({ source }) => new RegExp(`^${source}$`, 's').test(path));
  return Object.fromEntries(
    own.flatMap(({ headers }) => headers.map(({ key, value }) => [key.toLowerCase(), value])),
  );
}
