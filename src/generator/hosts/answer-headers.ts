/** What `vercel.json` asks of a host. Here a source is a regular expression over the whole path. */
export type HostRules = { headers: { source: string; headers: { key: string; value: string }[] }[] };

/** The headers of an answer for `path`. */
export function answerHeaders({ headers }: HostRules, path: string): [name: string, value: string][] {
  const matching = headers.filter(({ source }) => new RegExp(`^${source}$`, 's').test(path));
  return matching.flatMap((rule) => rule.headers.map(({ key, value }): [string, string] => [key, value]));
}
