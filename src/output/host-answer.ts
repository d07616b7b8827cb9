import { HOST_FILES } from './hosts/host-facts.ts';

/** What `vercel.json` asks of a host. Here a source is a regular expression over the whole path. */
export type HostRules = {
  redirects: { source: string; destination: string; statusCode: number }[];
  headers: { source: string; headers: { key: string; value: string }[] }[];
};

/** The headers of an answer for `path`. */
export function answerHeaders({ headers }: HostRules, path: string): [name: string, value: string][] {
  const matching = headers.filter(({ source }) => matches(source, path));
  return matching.flatMap((rule) => rule.headers.map(({ key, value }): [string, string] => [key, value]));
}

/** The redirect of `path`, with or without a slash at its end. */
export function redirectOf({ redirects }: HostRules, path: string): HostRules['redirects'][number] | undefined {
  return redirects.find(({ source }) => matches(`${source}/?`, path));
}

/** Whether `path` is a file for hosts or a hidden one, which visitors are told is not there. */
export function isHostFile(path: string): boolean {
  const name = path.replace(/^\/+|\/+$/g, '');
  return HOST_FILES.some((file) => file === name) || /^\.(?!well-known\/)/.test(name);
}

const matches = (source: string, path: string): boolean => new RegExp(`^${source}$`, 's').test(path);
