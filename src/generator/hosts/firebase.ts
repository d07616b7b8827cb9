import { ASK_FIRST, ASSETS, HOST_FILES, KEEP_FOREVER, type HostFacts } from './host-facts.ts';

/** `firebase.json` for Firebase Hosting, in the folder that it publishes. */
export function firebaseFile({ redirects, headers, types }: HostFacts): string {
  const pairs = (list: [string, string][]): object[] =>
    list.map(([key, value]) => ({ key, value }));
  const hosting = {
    public: '.',
    ignore: [...HOST_FILES, '**/.*'],
    cleanUrls: true,
    trailingSlash: false,
    // Firebase's own server encodes each percent sign of a destination once more. Such a page redirects without the host.
    redirects: redirects
      .filter(({ to }) => !to.includes('%'))
      .map(({ from, to, status }) => ({ source: from, destination: to, type: status })),
    // Where two rules set the same header, the last one counts.
    headers: [
      { source: '**', headers: pairs([...headers, ['Cache-Control', ASK_FIRST]]) },
      { source: `${ASSETS}**`, headers: pairs([['Cache-Control', KEEP_FOREVER]]) },
      ...types.map(({ path, type }) => ({
        source: path,
        headers: pairs([['Content-Type', type]]),
      })),
    ],
  };
  return `${JSON.stringify({ hosting }, null, 2)}\n`;
}
