import { expect, test } from 'vitest';
import { SAMPLE } from '../../support/sites.ts';
import { openPage, textsOf } from '../support/open-page.ts';

const { exhibit, path } = SAMPLE.content.services.find(({ id }) => id === 'tires')!;
const { unit, zones } = exhibit!.gauge;

test('its keys move the drawing, the number and the words, which a screen reader also gets', async () => {
  const page = await openPage(path);
  // What is only hidden has no words.
  const said = async () =>
    (await textsOf(page, '.exhibit-gauge li')).filter((words) => words !== '');
  expect(await said()).toEqual([zones[1]!.words]);
  await page.focus('#gauge');
  await page.keyboard.press('End');
  await expect.poll(() => page.textContent('.exhibit-value')).toBe(`12${unit}`);
  const { words } = zones.at(-1)!;
  expect(await page.getAttribute('#gauge', 'aria-valuetext')).toBe(`12${unit}. ${words}`);
  expect(await said()).toEqual([words]);
  expect(
    await page
      .locator('.exhibit')
      .evaluate((drawing) => getComputedStyle(drawing).getPropertyValue('--at')),
  ).toBe('0');
});

test('a press on the mark of its limit reaches the slider', async () => {
  const page = await openPage(path);
  await page.focus('#gauge');
  await page.keyboard.press('End');
  const slider = (await page.locator('#gauge').boundingBox())!;
  const limit = Number(
    await page.locator('.exhibit').evaluate((drawing) => drawing.style.getPropertyValue('--limit')),
  );
  const thumb = 28;
  await page.mouse.click(
    slider.x + thumb / 2 + limit * (slider.width - thumb),
    slider.y + slider.height / 2,
  );
  expect(await page.inputValue('#gauge')).toBe(String(exhibit!.gauge.limit!.at));
});

test('after Back, the slider stands where the number and the drawing do', async () => {
  const page = await openPage(path);
  await page.focus('#gauge');
  await page.keyboard.press('End');
  await expect.poll(() => page.textContent('.exhibit-value')).toBe(`12${unit}`);
  await page.goto('/about');
  await page.goBack();
  expect(await page.textContent('.exhibit-value')).toBe(
    `${await page.inputValue('#gauge')}${unit}`,
  );
});
