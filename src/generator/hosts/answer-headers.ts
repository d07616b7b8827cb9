/** The header rules of `vercel.json`. Here `source` is a regular expression for the whole path. */
export type HostRules = { headers: { source: string; headers: { key: string; value: string }[] }[] };

/** The response headers for `path`. */
export function answerHeaders({ headers }: HostRules, path: string): [name: string, value: string][] {
  const matching = headers.filter(({ source }) => new RegExp(`^${source}$`, 's').test(path));
  return matching.flatMap((rule) => rule.headers.map(({ key, value }): [string, string] => [key, value]));
}
