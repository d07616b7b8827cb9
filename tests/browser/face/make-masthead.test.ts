import { expect, test } from 'vitest';
import { setLook, settle } from '../../../scripts/browser/still-page.ts';
import { pageAt } from '../support/one-page.ts';

test('on every page of a make, the text beside the name is clear of the car', async () => {
  const page = await pageAt('/', { width: 1440 }, 'shopSite');
  const makes = await page
    .locator('.make-list a')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  expect(makes.length).toBeGreaterThan(0);
  await page.goto(makes[0]!);
  // The mastheads of all makes are laid out together.
  await page.evaluate(async (addresses) => {
    const all = addresses.map(async (address) => {
      const html = await (await fetch(address)).text();
      return new DOMParser().parseFromString(html, 'text/html').querySelector('.make-masthead')!;
    });
    document.querySelector('.make-masthead')!.replaceWith(...(await Promise.all(all)));
  }, makes);
  await settle(page);
  for (const width of [390, 900, 1280]) {
    await setLook(page, { width });
    expect({ width, hits: await page.evaluate(hits) }).toEqual({ width, hits: [] });
  }
});

/** Runs in the page: the names of makes whose car meets a text beside it. */
function hits(): string[] {
  return [...document.querySelectorAll('.make-masthead')].flatMap((masthead) => {
    const words = document.createRange();
    words.selectNodeContents(masthead.querySelector('.make-masthead-side p')!);
    const buttons = masthead.querySelectorAll('.make-masthead-side :is(.button, .call-note > *)');
    const texts = [words, ...buttons].flatMap((one) => [...one.getClientRects()]);
    const body = masthead.querySelector<SVGGeometryElement>('.car-body')!;
    const toDrawing = body.getScreenCTM()!.inverse();
    const isOnCar = (x: number, y: number) =>
      body.isPointInFill(new DOMPoint(x, y).matrixTransform(toDrawing));
    const onCar = ({ left, right, top, bottom }: DOMRect) =>
      [left, (left + right) / 2, right].some((x) => isOnCar(x, top) || isOnCar(x, bottom));
    return texts.some(onCar) ? [masthead.querySelector('h1')!.textContent] : [];
  });
}
