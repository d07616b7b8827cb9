import type { SiteContext } from '../site-context.ts';

type Reminder = { reminder: string; reminderNotes: string };

/** The texts of a tool and of its calendar entry, as `data-` attributes. */
export function toolTexts(
  { shop, address, labels }: SiteContext,
  texts: Record<string, string>,
  entry: Reminder,
  path: string,
): object {
  const place = `${shop.name}, ${address}`;
  const all = {
    ...texts,
    failed: labels.toolFailed,
    title: entry.reminder,
    notes: entry.reminderNotes,
    place,
    url: `${shop.origin}${path}`,
  };
  const attribute = (name: string) =>
    `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  return Object.fromEntries(Object.entries(all).map(([name, text]) => [attribute(name), text]));
}
