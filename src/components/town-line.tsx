import type { SiteContext } from '../site-context.ts';
import { fill } from '../generator/tools.ts';

/** British, because this site puts no comma before "and". */
const TOWNS = new Intl.ListFormat('en-GB');

export function TownLine({ context: { labels, towns } }: { context: SiteContext }) {
  return <p>{fill(labels.townLine, { towns: TOWNS.format(towns.map(({ name }) => name)) })}</p>;
}
