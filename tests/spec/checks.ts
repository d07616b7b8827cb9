import type { Block, Link } from './read-page.ts';
import type { Check, Visited } from './row.ts';

/** A check of a part of a page. */
type Part<Kind> = (part: Kind) => string[];
type Named = string | RegExp;

const matchesName = (found: string, named: Named): boolean =>
  typeof named === 'string' ? found.toLowerCase() === named.toLowerCase() : named.test(found);
const containsWords = (text: string, said: Named): boolean =>
  typeof said === 'string' ? text.toLowerCase().includes(said.toLowerCase()) : said.test(text);
const missing = (text: string, said: Named[], where: string): string[] =>
  said
    .filter((named) => !containsWords(text, named))
    .map((named) => `${where} does not say ${named}`);

/** Passes if every check passes. */
export const all =
  (...checks: Check[]): Check =>
  (page) =>
    checks.flatMap((check) => check(page));

const when =
  (isSo: (page: Visited) => boolean) =>
  (check: Check): Check =>
  (page) =>
    isSo(page) ? check(page) : [];
export const onPhone = when(({ visit }) => visit.device === 'phone');
export const onDesktop = when(({ visit }) => visit.device === 'desktop');
export const withScript = when(({ visit }) => visit.hasScript);

/** A part of the page says these words, in upper or lower case. */
const saysIn =
  (part: 'header' | 'main' | 'footer') =>
  (...words: Named[]): Check =>
  (page) =>
    missing(page[part], words, `the ${part}`);
export const mainSays = saysIn('main');
export const headerSays = saysIn('header');
export const footerSays = saysIn('footer');
export const neverSays =
  (...words: Named[]): Check =>
  ({ header, main, footer }) =>
    words
      .filter((named) => containsWords(header + main + footer, named))
      .map((named) => `it says ${named}`);

/** Compares a value with the wanted one. The fault names both. */
export const equals =
  (what: string, find: (page: Visited) => unknown, wanted: unknown): Check =>
  (page) => {
    const [found, asked] = [find(page), wanted].map((value) => JSON.stringify(value));
    return found === asked ? [] : [`${what} is ${found}, not ${asked}`];
  };
export const isTrue =
  (what: string, find: (page: Visited) => boolean): Check =>
  (page) =>
    find(page) ? [] : [`not so: ${what}`];

/** Finds the heading with exactly these words, and checks its block. */
export const heading =
  (words: Named, ...parts: Part<Block>[]): Check =>
  ({ blocks }) => {
    const block = blocks.find(({ heading }) => matchesName(heading, words));
    if (!block) return [`no heading ${words}`];
    return parts.flatMap((part) => part(block)).map((fault) => `${block.heading}: ${fault}`);
  };
/** Like `heading`, but the heading must begin a section. */
export const section = (words: Named, ...parts: Part<Block>[]): Check =>
  heading(words, ({ isSection }) => (isSection ? [] : ['it is no section']), ...parts);

export const text =
  (...words: Named[]): Part<Block> =>
  (block) =>
    missing(block.text, words, 'its text');
export const bullets =
  (count: number, ...words: Named[]): Part<Block> =>
  ({ bullets: found }) => [
    ...(found.length === count ? [] : [`${found.length} bullets, not ${count}`]),
    ...words
      .filter((named) => !found.some((bullet) => matchesName(bullet, named)))
      .map((named) => `no bullet ${named}`),
  ];
export const blockHas =
  (what: string, find: (block: Block) => boolean): Part<Block> =>
  (block) =>
    find(block) ? [] : [`no ${what}`];

/** The words of the specification's buttons, longer ones first. */
const BUTTONS = [
  'Schedule Service',
  'Schedule Diagnostics',
  'Book Diagnostics Now',
  'Book Service Now',
  'Call Inspection Station or Walk-In Today',
  'Call Inspection Station',
  'Get Directions',
  'Review us online',
  'Return to Home',
];
const buttonIn = (words: string): string | undefined =>
  BUTTONS.find((button) => words.startsWith(button));

type Wanted = { href: Named; part?: Link['part']; atLeast?: number };

/**
 * A button, which on this site is a link. These words alone are its text and its accessible name,
 * it has the address, and at least `atLeast` are visible.
 */
export const button =
  (words: string, { href, part, atLeast = 1 }: Wanted) =>
  ({ links }: { links: Link[] }): string[] => {
    const meant = links.filter(
      (link) =>
        (part === undefined || link.part === part) &&
        [link.seen, link.name].some((name) => buttonIn(name) === words),
    );
    const visible = meant.filter(({ isVisible }) => isVisible);
    return [
      ...(visible.length < atLeast ? [`${visible.length} visible "${words}", not ${atLeast}`] : []),
      ...meant.flatMap(({ seen, name, href: leadsTo }) => [
        ...(seen === words ? [] : [`"${words}" reads "${seen}"`]),
        ...(name === words ? [] : [`"${words}" is named "${name}"`]),
        ...(matchesName(leadsTo, href) ? [] : [`"${words}" leads to ${leadsTo}`]),
      ]),
    ];
  };

/** A visible link to an address, with these words if there are any. */
export const link =
  (href: Named, words: Named = /./, part?: Link['part']): Check =>
  ({ links }) =>
    links.some(
      (found) =>
        found.isVisible &&
        matchesName(found.href, href) &&
        matchesName(found.name, words) &&
        (part === undefined || found.part === part),
    )
      ? []
      : [`no link ${words} to ${href}${part ? ` in the ${part}` : ''}`];

/** A table: its columns, the first cell of each row, and no empty cell. */
export const table =
  (columns: string[], items: string[]): Check =>
  ({ tables }) => {
    const plain = (texts: string[]) => JSON.stringify(texts.map((words) => words.toLowerCase()));
    const found = tables.find(({ rows }) => plain(rows.map(([item]) => item!)) === plain(items));
    if (!found) return [`no table with the rows ${items.join(', ')}`];
    const empty = found.rows.filter((row) => row.some((cell) => cell === '')).map(([item]) => item);
    return [
      ...(plain(found.columns) === plain(columns) ? [] : [`its columns are ${found.columns}`]),
      ...empty.map((item) => `${item} has an empty cell`),
    ];
  };
/** A cell of a table: its row's first cell, its column from 0, and words in it. */
export const cell =
  (item: string, column: number, words: string): Check =>
  ({ tables }) => {
    const row = tables
      .flatMap(({ rows }) => rows)
      .find(([name]) => name!.toLowerCase() === item.toLowerCase());
    return missing(row?.[column] ?? '', [words], `the cell of ${item}`);
  };
