import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { setLook, settle } from '../../../scripts/browser/still-page.ts';
import { pageAt } from '../support/one-page.ts';
import { pixels } from '../support/pixels.ts';

const WIDTHS = [390, 900, 1200, 1280, 1920];

/** A page with the mastheads of all makes, which are laid out together. */
async function allMastheads(): Promise<{ page: Page; count: number }> {
  const page = await pageAt('/', { width: 1440 }, 'shopSite');
  const makes = await page
    .locator('.make-list a')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  expect(makes.length).toBeGreaterThan(0);
  await page.goto(makes[0]!);
  await page.evaluate(async (addresses) => {
    const all = addresses.map(async (address) => {
      const html = await (await fetch(address)).text();
      return new DOMParser().parseFromString(html, 'text/html').querySelector('.make-masthead')!;
    });
    document.querySelector('.make-masthead')!.replaceWith(...(await Promise.all(all)));
  }, makes);
  await settle(page);
  return { page, count: makes.length };
}

test('on every page of a make the car is in front of the name but below letters that reach down, no name is apart from it, and the text beside it is clear of both', async () => {
  const { page, count } = await allMastheads();
  for (const width of WIDTHS) {
    await setLook(page, { width });
    const seen = await page.evaluate(mastheads);
    expect(seen).toHaveLength(count);
    const below = seen
      .filter(({ hasTail, overlaps }) => !hasTail && !overlaps)
      .map(({ name }) => name);
    const apart = seen.filter(({ meets }) => width >= 1200 && !meets).map(({ name }) => name);
    expect({ width, below, apart, hits: seen.filter(({ hits }) => hits.length > 0) }).toEqual({
      width,
      below: [],
      apart: [],
      hits: [],
    });
  }
});

test('the ink of every first letter begins on the margin', async () => {
  const { page } = await allMastheads();
  // One of each letter, since a picture has at most 16,384 lines.
  await page.evaluate(() => {
    const seen = new Set<string>();
    for (const masthead of document.querySelectorAll('.make-masthead')) {
      const letter = masthead.querySelector('h1')!.textContent.charAt(0);
      if (seen.has(letter)) masthead.remove();
      seen.add(letter);
    }
  });
  await setLook(page, { width: 1440, height: 15_000 });
  await settle(page);
  const names = await page.locator('.make-masthead h1').evaluateAll((all) =>
    all.map((one) => {
      const { top, height } = one.getBoundingClientRect();
      return { letter: one.textContent!.charAt(0), y: Math.round(top), height: Math.round(height) };
    }),
  );
  const height = Math.max(...names.map((name) => name.y + name.height));
  const { data, width } = await pixels(page, { x: 0, y: 0, width: 120, height });
  const off = names.flatMap((name) => {
    const dark = Array.from({ length: name.height * width }, (_, index) => index).filter(
      (index) => data[(name.y * width + index) * 3]! < 128,
    );
    const edge = Math.min(...dark.map((index) => index % width));
    return Math.abs(edge - 64) > 2 ? [[name.letter, edge]] : [];
  });
  expect(off).toEqual([]);
});

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
type Masthead = {
  name: string;
  hasTail: boolean;
  overlaps: boolean;
  /** Whether the car covers a part of the last letter, or is below a tail. */
  meets: boolean;
  hits: string[];
};

/**
 * Runs in the page. The baseline of a line of height 0.8 is 0.076 em above its lower edge, and a
 * tail hangs 0.2 em below the baseline.
 */
function mastheads(): Masthead[] {
  return [...document.querySelectorAll('.make-masthead')].map((masthead) => {
    const find = (selector: string) => masthead.querySelector(selector)!;
    const letters = find('h1').firstChild as Text;
    const line = find('h1').getBoundingClientRect();
    const size = Number.parseFloat(getComputedStyle(find('h1')).fontSize);
    const baseline = line.bottom - 0.076 * size;
    const car = find('.make-masthead-road svg').getBoundingClientRect();
    const boxOf = (index: number) => {
      const letter = document.createRange();
      letter.setStart(letters, index);
      letter.setEnd(letters, index + 1);
      return letter.getBoundingClientRect();
    };
    const tails = [...letters.data.matchAll(/[gjpqy]/g)].map(({ index }) => {
      const { left, right } = boxOf(index);
      return {
        left,
        right,
        middle: (left + right) / 2,
        top: baseline,
        bottom: baseline + 0.2 * size,
      };
    });
    const { left, right } = boxOf(0);
    const foot = { left, right, top: baseline - 0.08 * size, bottom: baseline - 0.08 * size };
    const overlaps = car.top < baseline;
    const meets = (box: Box, other: Box) =>
      box.left < other.right &&
      box.right > other.left &&
      box.top < other.bottom &&
      box.bottom > other.top;
    const words = document.createRange();
    words.selectNodeContents(find('.make-masthead-side p'));
    const texts = [
      ...words.getClientRects(),
      ...[...masthead.querySelectorAll('.make-masthead-side :is(.button, .call-note > *)')].flatMap(
        (element) => [...element.getClientRects()],
      ),
    ];
    const body = find('.car-body') as SVGGeometryElement;
    const toDrawing = body.getScreenCTM()!.inverse();
    const onCar = ({ left, right, top, bottom }: Box) =>
      [left, (left + right) / 2, right].some((x) =>
        [top, bottom].some((y) =>
          body.isPointInFill(new DOMPoint(x, y).matrixTransform(toDrawing)),
        ),
      );
    return {
      name: letters.data,
      hasTail: tails.length > 0,
      overlaps,
      meets: tails.length > 0 || car.left < boxOf(letters.data.length - 1).right,
      hits: [
        ...(tails.some(({ middle, top }) =>
          onCar({ left: middle, right: middle, top, bottom: top + 0.09 * size }),
        )
          ? ['a tail']
          : []),
        ...(letters.data.startsWith('L') && onCar(foot) ? ['the foot of the L'] : []),
        ...(texts.some(onCar) ? ['the car'] : []),
        ...(texts.some((box) => tails.some((tail) => meets(box, tail))) ? ['a letter'] : []),
      ],
    };
  });
}
