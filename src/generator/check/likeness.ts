import type { Check } from './page.ts';
import { ownMain, textOf } from './scan-html.ts';
import { compareTexts, type Pair, type Runs } from './similarity.ts';
import { wordRuns } from './word-runs.ts';

/** Pages alike by this share of their five-word runs count as doorway pages (search engines' spam policies). */
const MOST = 0.5;

/** No two make pages share half of their five-word runs, outside the shared blocks and with the makes' names masked. */
export const makesDiffer: Check = () => {
  const makes: Runs[] = [];
  let closest: Pair | undefined;
  return {
    page: ({ route, html }) => {
      if (route.pattern.startsWith('/vehicles/')) makes.push({ name: route.source, runs: wordRuns(textOf(ownMain(html)), [headingOf(html)]) });
      return [];
    },
    end: () => {
      const compared = compareTexts(makes, MOST);
      ({ closest } = compared);
      return compared.alike.map(({ a, b, overlap }) => `${a} and ${b} share ${percent(overlap)} of their five-word runs. Make pages must share less than ${percent(MOST)}: rewrite one of them.`);
    },
    note: () => closest && `closest make pages: ${closest.a} and ${closest.b}, ${percent(closest.overlap)} of their five-word runs`,
  };
};

/** A make page's first heading starts with the make's name, before the hidden words that complete it. */
function headingOf(html: string): string {
  return textOf(/<h1[^>]*>([^<]*)/.exec(html)?.[1] ?? '');
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
