import type { Draft, FieldMistake } from '../generator/index.ts';
import { didYouMean, nearest } from '../generator/tools.ts';

type Written = {
  area?: { addressEnding?: unknown; formerEndings?: unknown } | null;
  moved?: unknown;
};

/** Finds old addresses in shop.yaml that are pages today, or that lead to no page. `values` has the facts, and with them the addresses of pages. */
export function* misplacedMoves(
  drafts: Draft[],
  files: string[],
  values: Record<string, string> | undefined,
): Iterable<FieldMistake> {
  const draft = drafts.find(({ source }) => source.file === 'shop.yaml');
  if (!draft || !values) return;
  const { source } = draft;
  const { area, moved } = (draft.value ?? {}) as Written;
  const pages = new Set([
    '/',
    ...files.flatMap(pageOf),
    ...Object.keys(values).flatMap((name) => (name.startsWith('page.') ? values[name]! : [])),
  ]);
  for (const [index, ending] of listOf(area?.formerEndings).entries())
    if (ending === area?.addressEnding)
      yield {
        source,
        path: ['area', 'formerEndings', index],
        message: 'This is the ending that addresses have today. List only the ones before it.',
      };
  const list = listOf(moved) as { from?: unknown; to?: unknown }[];
  const old = list.map((one) => one?.from);
  for (const [index, { from, to }] of list.entries()) {
    if (typeof from !== 'string' || typeof to !== 'string') continue;
    if (pages.has(from))
      yield {
        source,
        path: ['moved', index, 'from'],
        message: 'There is a page at this address. List only addresses that no page has any more.',
      };
    if (old.indexOf(from) < index)
      yield {
        source,
        path: ['moved', index, 'from'],
        message: 'This old address is listed twice. Delete one of the two.',
      };
    if (pages.has(to)) continue;
    const advice = old.includes(to)
      ? 'This is an old address, too. Write the address that the page has today.'
      : `There is no page at this address. ${didYouMean(nearest(to, pages), 'Write the address of a page, as it is after the domain.')}`;
    yield { source, path: ['moved', index, 'to'], message: advice };
  }
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const pageOf = (file: string): string[] => {
  const [, name] = /^pages\/(?!home|not-found)(.+)\.yaml$/.exec(file) ?? [];
  return name === undefined ? [] : [`/${name}`];
};
