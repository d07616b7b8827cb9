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
  const link = page.locator('.service-area-map a');
  const button = page.locator('.service-area-map button');
  const frame = page.locator('iframe');
  expect([await link.getAttribute('href'), await link.innerText()]).toEqual([
    mapUrl(shop),
    labels.openMap,
  ]);
  await button.hover();
  await button.focus();
  expect(asked).not.toContain(mapEmbedUrl(shop));

  await page.getByRole('button', { name: labels.showMap, exact: true }).click();
  await frame.waitFor();
  expect(
    await frame.evaluate(({ src, title, loading, referrerPolicy }: HTMLIFrameElement) => ({
      src,
      title,
      loading,
      referrerPolicy,
    })),
  ).toEqual({
    src: mapEmbedUrl(shop),
    title: expect.stringContaining(shop.name),
    loading: 'lazy',
    referrerPolicy: '',
  });
  const { width, height } = (await frame.boundingBox())!;
  expect(width > 250 && height > 150).toBe(true);
  await expect.poll(() => asked).toContain(mapEmbedUrl(shop));
  expect([await link.getAttribute('href'), await link.innerText()]).toEqual([
    mapUrl(shop),
    labels.openMap,
  ]);
  const seen = async () => ({
    focused: await page.evaluate(() => document.activeElement?.textContent),
    drawings: await page.locator('.map-drawing').count(),
    frames: await frame.count(),
  });
  await expect.poll(seen).toEqual({ focused: labels.hideMap, drawings: 0, frames: 1 });

  await page.getByRole('button', { name: labels.hideMap, exact: true }).click();
  await expect.poll(seen).toEqual({ focused: labels.showMap, drawings: 1, frames: 0 });
});
