import { diffArrays } from 'diff';
import type { Browser, Page } from 'playwright-core';
import { openHeldRedirect } from '../browser/held-redirect.ts';
import { type PageKind, type PageKinds, REDIRECT } from '../browser/page-kinds.ts';
import { open, stillPage } from '../browser/still-page.ts';
import { accessibilityTree } from './accessibility-tree.ts';
import { readOut } from './read-out.ts';
import { doStep, LIKE_OTHERS, type WidgetScript, WIDGETS } from './visits.ts';

/** Where the texts are kept. */
export const TEXTS = 'docs/screen-reader';

const WIDE = 1440;
const PHONE = 390;

type Said = (path: string, width: number, part?: string) => Promise<string[]>;

/** The texts of what screen readers say on the site at an address, which has these pages: file name → function that makes the text. */
export async function screenReaderTexts(
  browser: Browser,
  url: string,
  kinds: PageKinds,
): Promise<Map<string, () => Promise<string>>> {
  const pages = new Map<number, Page>();
  for (const width of [WIDE, PHONE]) pages.set(width, await stillPage(browser, { width }));
  const said: Said = async (path, width, part) => {
    const page = pages.get(width)!;
    await open(page, url + path);
    return readOut(await accessibilityTree(page, part));
  };
  const wide = pages.get(WIDE)!;
  const phone = pages.get(PHONE)!;
  const texts: [name: string, read: () => Promise<string[]>][] = [
    ['frame', () => frameText(said, kinds)],
    ['redirect', () => redirectText(phone, url + REDIRECT)],
    ...Object.entries(kinds)
      .filter(([name]) => !LIKE_OTHERS.includes(name as PageKind))
      .map(([name, path]): (typeof texts)[number] => [name, () => pageText(path, said, wide)]),
    ...Object.entries(WIDGETS).map(([name, script]): (typeof texts)[number] => [
      name,
      () => widgetText(script, kinds[script.kind]!, url, pages),
    ]),
  ];
  return new Map(texts.map(([name, read]) => [name, async () => `${(await read()).join('\n')}\n`]));
}

/** What screen readers say in the header and footer, without the mark of the current page. */
async function frameOf(said: Said, path: string, width: number): Promise<string[]> {
  const lines = await said(path, width);
  const isFrame = (line: string): boolean => !line.startsWith('main') && !line.startsWith(' ');
  const start = lines.indexOf('main');
  const length = lines.slice(start + 1).findIndex(isFrame);
  return [...lines.slice(0, start + 1), '  ...', ...lines.slice(start + 1 + length)].map((line) =>
    line.replace(', current page', ''),
  );
}

async function frameText(said: Said, kinds: PageKinds): Promise<string[]> {
  const frames = async (path: string): Promise<string[][]> => [
    await frameOf(said, path, WIDE),
    await frameOf(said, path, PHONE),
  ];
  const [wide, phone] = (await frames('/about')) as [string[], string[]];
  for (const path of [kinds.home!, kinds['make-short'], kinds['not-found']!]) {
    if (path === undefined) continue;
    const [otherWide, otherPhone] = (await frames(path)) as [string[], string[]];
    // On a phone, home's bar with the call waits until the buttons of the first screen are out of sight.
    const isSame =
      otherWide.join() === wide.join() &&
      (path === kinds.home || otherPhone.join() === phone.join());
    if (!isSame)
      throw new Error(
        `${path} and /about differ outside <main>. All pages must share their header and footer. Compare their HTML outside <main>.`,
      );
  }
  const heading = 'The header and footer of every page';
  return [
    heading,
    '',
    `On a wide screen (${WIDE} px)`,
    '',
    ...wide,
    '',
    `On a phone (${PHONE} px)`,
    '',
    ...phone,
  ];
}

async function pageText(path: string, said: Said, page: Page): Promise<string[]> {
  const wide = await said(path, WIDE, 'main');
  const [title, current] = await page.evaluate(
    () =>
      [
        document.title,
        [...document.querySelectorAll('[aria-current]')].map((link) => link.textContent?.trim()),
      ] as const,
  );
  const changes = diffArrays(wide, await said(path, PHONE, 'main')).flatMap(
    ({ added, removed, value }) =>
      added || removed ? value.map((line) => `${added ? '+' : '-'} ${line}`) : [],
  );
  const phone =
    changes.length === 0
      ? [`On a phone (${PHONE} px) the same.`]
      : [`On a phone (${PHONE} px) the same, but:`, '', ...changes];
  const marked =
    current.length === 0
      ? []
      : [`Marked as the current page in the navigation: ${[...new Set(current)].join(', ')}`];
  return [
    path,
    `Title: ${title}`,
    ...marked,
    'frame.txt has the header and footer.',
    '',
    ...wide,
    '',
    ...phone,
  ];
}

async function redirectText(page: Page, url: string): Promise<string[]> {
  await openHeldRedirect(page, url);
  return [
    REDIRECT,
    `Title: ${await page.title()}`,
    'Shown only if the browser runs no script and does not follow the refresh.',
    '',
    ...readOut(await accessibilityTree(page)),
  ];
}

async function widgetText(
  { title, width, steps }: WidgetScript,
  path: string,
  url: string,
  pages: ReadonlyMap<number, Page>,
): Promise<string[]> {
  const page = pages.get(width)!;
  await open(page, url + path);
  const lines = [`${title}, on ${path} at ${width} px`];
  for (const [index, step] of steps.entries()) {
    await doStep(page, step);
    lines.push(
      '',
      `${index + 1}. ${step.does}`,
      '',
      ...readOut(await accessibilityTree(page, step.part)),
    );
  }
  return lines;
}
