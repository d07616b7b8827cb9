import type { Browser, Page } from 'playwright-core';
import { openHeldRedirect } from '../browser/held-redirect.ts';
import { PAGE_KINDS } from '../browser/page-kinds.ts';
import { open, stillPage } from '../browser/still-page.ts';
import { accessibilityTree } from './accessibility-tree.ts';
import { lineChanges } from './line-changes.ts';
import { readOut } from './read-out.ts';
import { PAGES, take, WIDGETS } from './visits.ts';

/** Where the texts are kept. */
export const TEXTS = 'docs/screen-reader';

const WIDE = 1440;
const PHONE = 390;

type Said = (path: string, width: number, part?: string) => Promise<string[]>;

/** The texts of what screen readers say on the site at an address: file name → function that makes the text. */
export async function screenReaderTexts(browser: Browser, url: string): Promise<Map<string, () => Promise<string>>> {
  const pages = new Map<number, Page>();
  for (const width of [WIDE, PHONE]) pages.set(width, await stillPage(browser, { width }));
  const said: Said = async (path, width, part) => {
    const page = pages.get(width)!;
    await open(page, url + path);
    return readOut(await accessibilityTree(page, part));
  };
  const wide = pages.get(WIDE)!;
  const phone = pages.get(PHONE)!;
  return new Map(
    [
      ['frame', () => frameText(said)],
      ['redirect', () => redirectText(phone, `${url}/review`)],
      ...Object.keys(PAGES).map((name) => [name, () => pageText(PAGES[name as keyof typeof PAGES], said, wide)] as const),
      ...Object.keys(WIDGETS).map((name) => [name, () => widgetText(name, url, pages)] as const),
    ].map(([name, read]) => [name as string, async () => `${(await (read as () => Promise<string[]>)()).join('\n')}\n`]),
  );
}

/** What screen readers say in the header and footer, without the mark of the current page. */
async function frameOf(said: Said, path: string, width: number): Promise<string[]> {
  const lines = await said(path, width);
  const isFrame = (line: string): boolean => !line.startsWith('main') && !line.startsWith(' ');
  const start = lines.indexOf('main');
  const length = lines.slice(start + 1).findIndex(isFrame);
  return [...lines.slice(0, start + 1), '  ...', ...lines.slice(start + 1 + length)].map((line) => line.replace(', current page', ''));
}

async function frameText(said: Said): Promise<string[]> {
  const [wide, phone] = [await frameOf(said, '/about', WIDE), await frameOf(said, '/about', PHONE)];
  for (const kind of ['home', 'make-short', 'not-found'] as const) {
    const same =
      (await frameOf(said, PAGE_KINDS[kind], WIDE)).join() === wide.join() &&
      (await frameOf(said, PAGE_KINDS[kind], PHONE)).join() === phone.join();
    if (!same)
      throw new Error(
        `${PAGE_KINDS[kind]} and /about differ outside <main>. All pages must share their header and footer. Compare their HTML outside <main>.`,
      );
  }
  return [
    'The header and footer of every page',
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
    () => [document.title, [...document.querySelectorAll('[aria-current]')].map((link) => link.textContent?.trim())] as const,
  );
  const changes = lineChanges(wide, await said(path, PHONE, 'main'));
  const phone = changes.length === 0 ? ['On a phone (390 px) the same.'] : ['On a phone (390 px) the same, but:', '', ...changes];
  const marked = current.length === 0 ? [] : [`Marked as the current page in the navigation: ${[...new Set(current)].join(', ')}`];
  return [path, `Title: ${title}`, ...marked, 'frame.txt has the header and footer.', '', ...wide, '', ...phone];
}

async function redirectText(page: Page, url: string): Promise<string[]> {
  await openHeldRedirect(page, url);
  return [
    '/review',
    `Title: ${await page.title()}`,
    'Shown only if the browser runs no script and does not follow the refresh.',
    '',
    ...readOut(await accessibilityTree(page)),
  ];
}

async function widgetText(name: string, url: string, pages: ReadonlyMap<number, Page>): Promise<string[]> {
  const { title, path, width, steps } = WIDGETS[name]!;
  const page = pages.get(width)!;
  await open(page, url + path);
  const lines = [`${title}, on ${path} at ${width} px`];
  for (const [index, step] of steps.entries()) {
    await take(page, step);
    lines.push(
      '',
      `${index + 1}. ${step.does}`,
      '',
      ...readOut(await accessibilityTree(page, step.part === 'html' ? undefined : step.part)),
    );
  }
  return lines;
}
