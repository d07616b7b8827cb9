import { type Browser, type BrowserContext, type Page, chromium } from 'playwright-core';
import { afterAll, expect, inject, test } from 'vitest';
import { CHROMIUM_FLAGS } from '../../../scripts/browser/launch-chromium.ts';
import { settle } from '../../../scripts/browser/still-page.ts';
import { SHOP } from '../../support/sites.ts';
import { sessionOf, withStyles } from '../support/one-page.ts';
import { colorAt, pixels } from '../support/pixels.ts';
import { contrast, parts } from './contrast.ts';
import { lostText } from './lost-text.ts';
import { textColors } from './text-colors.ts';
import { tornWords } from './torn-words.ts';
import { UNPAINTED } from './widths.ts';

const MORNING = '2026-11-27T10:30:00-05:00';
const WIDTHS = [320, 390, 1280];
const KINDS = SHOP.everyKind.filter(({ kind }) => kind !== 'make-short');

const browsers: Browser[] = [];
afterAll(() => Promise.all(browsers.map((browser) => browser.close())));

/** A page in a browser whose owner chose these settings of Chromium's engine. */
async function pageWith(setting?: string): Promise<Page> {
  const browser = await chromium.launch({
    executablePath: inject('chromium').shell,
    args: [...CHROMIUM_FLAGS, ...(setting ? [`--blink-settings=${setting}`] : [])],
  });
  browsers.push(browser);
  const context: BrowserContext = await browser.newContext({
    baseURL: inject('shopSite').url,
    reducedMotion: 'reduce',
    bypassCSP: true,
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(MORNING);
  return page;
}

/** What a page loses of its text at some widths, by page and width. */
async function lostIn(page: Page, styles = '', widths = WIDTHS): Promise<string[]> {
  const lost: string[] = [];
  for (const { path } of KINDS) {
    await page.goto(path);
    await page.addStyleTag({ content: UNPAINTED + styles });
    await settle(page);
    for (const width of widths) {
      // In a wide window, a make's name in other letters leaves no room for the text beside it.
      if (styles && width > 1200 && path.startsWith('/vehicles/')) continue;
      await page.setViewportSize({ width, height: 800 });
      const cut = (await page.evaluate(lostText, false)).filter(
        (one) => !one.includes(' lie over '),
      );
      const found = [...cut, ...(await page.evaluate(tornWords, false))];
      lost.push(...found.map((problem) => `${path} at ${width} px: ${problem}`));
    }
  }
  return lost;
}

// At 24 px, the names on home's car need more room than a wide window has above it.
test.each([
  { size: 20, widths: [1280] },
  { size: 24, widths: [320, 390] },
])('with no letters below $size px, no text is cut', async ({ size, widths }) => {
  expect(await lostIn(await pageWith(`minimumFontSize=${size}`), '', widths)).toEqual([]);
});

// It has wider letters than any other font of a desktop.
test('in DejaVu Sans, which the reader chose for all pages, no text is cut', async () => {
  expect(await lostIn(await pageWith(), "* { font-family: 'DejaVu Sans' !important }")).toEqual([]);
});

/** An iPhone with an island, held sideways, in CSS pixels. */
const SIDEWAYS = { width: 852, height: 393, inset: 59 };

/** Runs in the page. Texts and controls of the page that reach into the strips at both sides. */
function underTheCamera(inset: number): string[] {
  const found = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement!;
    if (
      !node.nodeValue!.trim() ||
      element.closest('script, style, .skip-link, .visually-hidden, svg')
    )
      continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    // Very large letters begin a little outside, so that their strokes stand on the edge.
    const slack = 0.5 + parseFloat(getComputedStyle(element).fontSize) * 0.05;
    for (const { left, right, width } of range.getClientRects())
      if (width > 1 && (left < inset - slack || right > innerWidth - inset + slack))
        found.add(
          `“${node.nodeValue!.trim().slice(0, 30)}” in .${element.closest('[class]')?.classList[0]}: ${Math.round(left)} to ${Math.round(right)}`,
        );
  }
  return [...found];
}

test('on a phone with an island, held sideways, no text lies under it, in the page or in the menu', async () => {
  const page = await pageWith();
  const session = await sessionOf(page);
  const { width, height, inset } = SIDEWAYS;
  await page.setViewportSize({ width, height });
  await session.send('Emulation.setSafeAreaInsetsOverride', {
    insets: { top: 0, left: inset, right: inset, bottom: 21 },
  });
  const covered: string[] = [];
  for (const { path } of KINDS) {
    await page.goto(path);
    await settle(page);
    covered.push(...(await page.evaluate(underTheCamera, inset)).map((one) => `${path} ${one}`));
  }
  await page.locator('.menu-button').click();
  covered.push(...(await page.evaluate(underTheCamera, inset)).map((one) => `menu ${one}`));
  expect(covered).toEqual([]);
});

const NO_TEXT =
  '* { -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important } svg text { fill: transparent !important }';

/** WCAG's least for text, without letters that the browser paints too thin to reach their color. */
const LEAST = 4.5;

/**
 * Texts whose strongest pixels are too near to their ground, as painted, but for those of a look
 * that is in `known`.
 */
async function unreadable(page: Page, known: Set<string>): Promise<string[]> {
  const { width } = page.viewportSize()!;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
  await settle(page);
  const texts = (await page.evaluate(textColors, 'body')).filter(
    ({ top, look }) => top >= 0 && !known.has(look),
  );
  if (texts.length === 0) return [];
  for (const { look } of texts) known.add(look);
  const box = { x: 0, y: 0, width, height };
  const painted = await pixels(page, box);
  const ground = await withStyles(page, NO_TEXT, () => pixels(page, box));
  const faults = texts.flatMap(({ text, of, left, top, right, bottom }) => {
    const found: number[] = [];
    for (let y = Math.floor(top); y < Math.min(bottom, painted.height); y++)
      for (let x = Math.max(0, Math.floor(left)); x < Math.min(right, painted.width); x++) {
        const at = y * painted.width + x;
        const [letter, under] = [colorAt(painted, at), colorAt(ground, at)];
        if (letter !== under) found.push(contrast(parts(letter), parts(under)));
      }
    found.sort((one, other) => other - one);
    // The strongest pixels, but for a few that a picture below may give.
    const best = found[Math.floor(found.length / 50)] ?? LEAST;
    return best < LEAST ? [`“${text}” of ${of} has a contrast of ${best.toFixed(1)}`] : [];
  });
  return [...new Set(faults)];
}

test('where the browser darkens light pages by itself, every text stays readable', async () => {
  const page = await pageWith('forceDarkModeEnabled=true');
  const faint: string[] = [];
  const known = new Set<string>();
  for (const { path } of KINDS) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    faint.push(...(await unreadable(page, known)).map((one) => `${path} ${one}`));
  }
  expect(faint).toEqual([]);
});
