import { closestPairs, type Pair } from './similarity.ts';
import type { Check, CheckedSite } from './page.ts';
import { ownMain, textOf } from './scan-html.ts';

/** Pages alike by this share of their five-word runs count as doorway pages (search engines' spam policies). */
const MOST = 0.5;

/** No two make pages share half of their five-word runs, outside the shared blocks and with the makes' names masked. */
export const makesDiffer: Check = (site) =>
  makePairs(site)
    .filter(({ overlap }) => overlap >= MOST)
    .map(({ a, b, overlap }) => `${a} and ${b} share ${percent(overlap)} of their five-word runs. Make pages must share less than ${percent(MOST)}: rewrite one of them.`);

/** The two make pages most alike, in words, for the build's report; undefined where there are fewer than two. */
export function closestMakes(site: CheckedSite): string | undefined {
  const [closest] = makePairs(site);
  return closest && `closest make pages: ${closest.a} and ${closest.b}, ${percent(closest.overlap)} of their five-word runs`;
}

const known = new WeakMap<CheckedSite, Pair[]>();

function makePairs(site: CheckedSite): Pair[] {
  const pairs = known.get(site) ?? closestPairs(makePages(site));
  known.set(site, pairs);
  return pairs;
}

function makePages({ pages }: CheckedSite): { name: string; text: string; mask: string[] }[] {
  return pages
    .filter(({ route }) => route.pattern.startsWith('/vehicles/'))
    .map(({ route, html }) => ({ name: route.source, text: textOf(ownMain(html)), mask: [headingOf(html)] }));
}

/** A make page's first heading starts with the make's name, before the hidden words that complete it. */
function headingOf(html: string): string {
  return textOf(/<h1[^>]*>([^<]*)/.exec(html)?.[1] ?? '');
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
