import { ASK_FIRST, ASSETS, KEEP_FOREVER, type HostFacts } from './host-facts.ts';

/** `vercel.json`: addresses without .html and without a slash at the end, redirects, headers. */
export function vercelFile({ redirects, headers, types }: HostFacts): string {
  const pairs = (list: [string, string][]): object[] => list.map(([key, value]) => ({ key, value }));
  const config = {
    cleanUrls: true,
    trailingSlash: false,
    redirects: redirects.map(({ from, to }) => ({ source: from, destination: to, statusCode: 302 })),
    headers: [
      { source: '/(.*)', headers: pairs(headers) },
      { source: `${ASSETS}(.*)`, headers: pairs([['Cache-Control', KEEP_FOREVER]]) },
      { source: `/((?!${ASSETS.slice(1)}).*)`, headers: pairs([['Cache-Control', ASK_FIRST]]) },
      ...types.map(({ path, type }) => ({ source: path, headers: pairs([['Content-Type', type]]) })),
    ],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
