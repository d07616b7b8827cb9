import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { contentType } from '../../src/generator/node.ts';
import { ifThere } from '../../src/generator/tools.ts';

/** The steps of Vercel's settings. `src` is a regular expression. */
type HostRules = { routes: { src?: string; headers?: Record<string, string>; continue?: true }[] };
type Answer = { status: number; headers: Record<string, string>; body: Buffer };

/**
 * What a good static host answers to a path of a built site: its file, or the not-found page, with
 * the site's headers.
 */
export function answerOf(folder: string, path: string): Answer {
  const file = ['', '.html', '/index.html']
    .map((ending) => join(folder, decodedPath(path) + ending))
    .find((one) => statSync(one, { throwIfNoEntry: false })?.isFile());
  const shown = file ?? join(folder, '404.html');
  return {
    status: file === undefined ? 404 : 200,
    headers: {
      'content-type': contentType(shown),
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
  const text = ifThere(() => readFileSync(join(folder, '.vercel-output.json'), 'utf8'));
  const rules = text === undefined ? [] : (JSON.parse(text) as HostRules).routes;
  const own = rules.filter((rule) => rule.continue && new RegExp(rule.src!, 's').test(path));
  const headers = own.flatMap((rule) => Object.entries(rule.headers ?? {}));
  return Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value]));
}
