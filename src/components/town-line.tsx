import type { SiteContext } from '../site-context.ts';
import { fill } from '../generator/portable.ts';
import { listWords } from '../rules/list-words.ts';

/** The towns that the shop serves, as one sentence. */
export function TownLine({ context: { labels, towns } }: { context: SiteContext }) {
  return <p>{fill(labels.townLine, { towns: listWords(towns.map(({ name }) => name)) })}</p>;
}
