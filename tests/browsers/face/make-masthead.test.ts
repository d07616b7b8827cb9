import { expect, inject, test } from 'vitest';
import { stillPage } from '../../../scripts/browser/still-page.ts';
import { sharedBrowser } from '../support/shared-browser.ts';
import { webFontsAreIn } from '../support/web-fonts.ts';

const WIDTHS = [390, 900, 1200, 1920];

test('on every page of a make the car is in front of the name, and the text beside it is clear of the car and of letters that reach down', async () => {
  const page = await stillPage(await sharedBrowser(), { width: 1440 });
  try {
    await page.goto(inject('frozenSite').url);
    const makes = await page.locator('.make-list a').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    expect(makes.length).toBeGreaterThan(40);
    const problems: string[] = [];
    for (const address of makes) {
      await page.goto(address);
      await webFontsAreIn(page);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const seen = await page.evaluate(masthead);
        if (!seen.hasTail && !seen.overlaps) problems.push(`${seen.name} at ${width}: the car is below the name`);
        if (seen.hits.length > 0) problems.push(`${seen.name} at ${width}: the text lies on ${seen.hits.join(' and ')}`);
      }
    }
    expect(problems).toEqual([]);
  } finally {
    await page.context().close();
  }
});

test('on paper the car is below the name', async () => {
  const page = await stillPage(await sharedBrowser(), { width: 700 });
  try {
    await page.goto(`${inject('frozenSite').url}/vehicles/mercedes-benz-service-centreville`);
    await page.emulateMedia({ media: 'print' });
    const [name, car] = await Promise.all(['h1', '.make-masthead-road svg'].map((part) => page.locator(part).boundingBox()));
    expect(car!.y).toBeGreaterThanOrEqual(name!.y + name!.height);
    expect(car!.width).toBeLessThan(350);
  } finally {
    await page.context().close();
  }
});

/** Runs in the page. The baseline of a line of height 0.8 is 0.076 em above its lower edge, and a tail hangs 0.2 em below the baseline. */
function masthead(): { name: string; hasTail: boolean; overlaps: boolean; hits: string[] } {
  const find = (selector: string) => document.querySelector(`.make-masthead ${selector}`)!;
  const letters = find('h1').firstChild as Text;
  const line = find('h1').getBoundingClientRect();
  const size = Number.parseFloat(getComputedStyle(find('h1')).fontSize);
  const baseline = line.bottom - 0.076 * size;
  const car = find('.make-masthead-road svg').getBoundingClientRect();
  const tails = [...letters.data.matchAll(/[gjpqy]/g)].map(({ index }) => {
    const letter = document.createRange();
    letter.setStart(letters, index);
    letter.setEnd(letters, index + 1);
    const { left, right } = letter.getBoundingClientRect();
    return { left, right, top: baseline, bottom: baseline + 0.2 * size };
  });
  const meets = (box: DOMRect, other: { left: number; right: number; top: number; bottom: number }) =>
    box.left < other.right && box.right > other.left && box.top < other.bottom && box.bottom > other.top;
  const words = document.createRange();
  words.selectNodeContents(find('.make-masthead-side p'));
  const texts = [...words.getClientRects(), ...find('.make-masthead-side .button').getClientRects()];
  const body = find('.car-body') as SVGGeometryElement;
  const toDrawing = body.getScreenCTM()!.inverse();
  const onCar = ({ left, right, top, bottom }: DOMRect) =>
    [left, (left + right) / 2, right].some((x) =>
      [top, bottom].some((y) => body.isPointInFill(new DOMPoint(x, y).matrixTransform(toDrawing))),
    );
  return {
    name: letters.data,
    hasTail: tails.length > 0,
    overlaps: car.top < baseline,
    hits: [...(texts.some(onCar) ? ['the car'] : []), ...(texts.some((box) => tails.some((tail) => meets(box, tail))) ? ['a letter'] : [])],
  };
}
