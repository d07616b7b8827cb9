import type { Page } from 'playwright-core';

/** A printed page, as wide as a Letter page without its margins. */
export const PAPER = { width: 740, paper: true };

/** The height of a Letter page without its margins, in CSS pixels: 11 inches less 20 mm. */
export const SHEET = 11 * 96 - (20 / 25.4) * 96;

/**
 * The number of sheets that a page fills at least, without the space that is left where a part
 * would break in two. Costs nothing, a PDF a second.
 */
export function leastSheets(page: Page): Promise<number> {
  return page.evaluate((sheet) => document.documentElement.scrollHeight / sheet, SHEET);
}

/**
 * The number of pages in a PDF. Chromium writes page records uncompressed, so we can count them.
 */
export async function pagesOf(page: Page, format: 'Letter' | 'A4'): Promise<number> {
  const pdf = await page.pdf({ format, preferCSSPageSize: true, printBackground: true });
  const counted = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  if (counted === 0) throw new Error('No page can be counted in this PDF.');
  return counted;
}

type Printed = Record<'folded' | 'pressed' | 'overlaid' | 'struck', string[]> & {
  headings: number;
};

/**
 * On a printed page: texts that are folded away, texts that can be pressed, headings that lie over
 * a text or on the rule above them, and the number of main headings.
 */
export function printed(page: Page): Promise<Printed> {
  return page.evaluate(() => {
    const shown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getBoundingClientRect().height > 4;
    const texts = (selector: string, wanted: (element: Element) => boolean) =>
      [...document.querySelectorAll(selector)].filter(wanted).map((element) => element.textContent);
    const boxes = [...document.querySelectorAll('main :is(p, li:not(:has(*)))')]
      .filter(shown)
      .map((text) => text.getBoundingClientRect());
    const liesOver = (heading: Element) => {
      const { left, right, top, bottom } = heading.getBoundingClientRect();
      return boxes.some(
        (box) =>
          box.left < right && left < box.right && box.top + 2 < bottom && top + 2 < box.bottom,
      );
    };
    const liesOnRule = (heading: Element) => {
      const range = document.createRange();
      range.selectNodeContents(heading);
      const { top } = heading.closest('details')!.getBoundingClientRect();
      return range.getBoundingClientRect().top < top + 1;
    };
    return {
      folded: texts(
        'main details > :not(summary), .review-card-rest',
        (element) => /\S/.test(element.textContent) && !shown(element),
      ),
      pressed: texts('button, nav, .call-bar, .skip-link', shown),
      overlaid: texts('main h2', (heading) => shown(heading) && liesOver(heading)),
      struck: texts(
        'main details > summary h3',
        (heading) => shown(heading) && liesOnRule(heading),
      ),
      headings: document.querySelectorAll('h1').length,
    };
  });
}
