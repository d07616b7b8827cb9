import { expect, test } from 'vitest';
import { mapEmbedUrl, mapUrl } from '../../../src/rules/map-links.ts';
import { newPage } from '../support/open-page.ts';
import { SAMPLE } from '../../support/sites.ts';

const { shop, labels } = SAMPLE.content;

test('the map loads only after a click and can be closed, and its link is always beside it', async () => {
  const page = await newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/');
  const frame = page.locator('iframe');
  const seen = async () => ({
    link: await page.locator('.service-area-map a').getAttribute('href'),
    focused: await page.evaluate(() => document.activeElement?.textContent),
    shown: [await page.locator('.map-drawing').isVisible(), await frame.isVisible()],
  });
  const shows = (drawing: boolean, focused: string) =>
    expect.poll(seen).toEqual({ link: mapUrl(shop), focused, shown: [drawing, !drawing] });
  await page.locator('.service-area-map button').focus();
  await shows(true, labels.showMap);
  expect(asked).not.toContain(mapEmbedUrl(shop));

  await page.getByRole('button', { name: labels.showMap, exact: true }).click();
  await shows(false, labels.hideMap);
  expect(await frame.getAttribute('title')).toContain(shop.name);
  await expect.poll(() => asked).toContain(mapEmbedUrl(shop));

  await page.getByRole('button', { name: labels.hideMap, exact: true }).click();
  await shows(true, labels.showMap);
});
