import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp, { type Sharp } from 'sharp';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { takePicture, shotName } from '../../../scripts/shots/picture.ts';
import { referenceFile, reduced, REFERENCES } from '../../../scripts/shots/references.ts';
import { REFERENCE_SHOTS } from '../../../scripts/shots/reference-shots.ts';
import { sharedStillPages } from '../../../scripts/browser/still-page.ts';
import { areOfThisContent } from '../../../scripts/browser/content-fingerprint.ts';
import { ifExists } from '../../../src/generator/portable.ts';
import { SHOP } from '../../support/sites.ts';
import { pixelsOf } from '../support/pixels.ts';
import { visitorsBrowser } from '../support/shared-browser.ts';

// The references are from Linux. Other systems draw the same letters with other pixels.
const here = process.platform === 'linux';
const FAILED = 'test-results/visual';
const OTHER_CONTENT = `content/ has changed since the reference pictures were taken, so they are not compared. Before you change how pages look, take them again: npm run shots -- --references`;
const RENEW = 'If it is meant, look at it and renew the reference: npm run shots -- --references';

/**
 * Pixels are compared tile by tile, because on a long page the average would hide a missing button.
 */
const TILE = 32;
/** How much two pixels may differ (0 to 1): another Chromium may smooth letters differently. */
const PIXEL_TOLERANCE = 0.2;
/** The share of a tile's pixels that may differ more. A changed word changes more pixels. */
const TILE_SHARE = 0.04;
/**
 * How much the mean color of a tile may differ, of 255. Any two backgrounds of the site differ
 * more.
 */
const TILE_COLOR = 4;

// A change of content needs no new references. A developer renews them before changing the look.
describe.runIf(here)('pictures', () => {
  const isComparable = areOfThisContent(REFERENCES, '.');
  if (!isComparable) console.log(OTHER_CONTENT);
  let pageFor: ReturnType<typeof sharedStillPages>;
  beforeAll(async () => {
    if (!isComparable) return;
    rmSync(FAILED, { recursive: true, force: true });
    pageFor = sharedStillPages(await visitorsBrowser());
  });

  test.runIf(isComparable).each(REFERENCE_SHOTS.map((shot) => [shotName(shot), shot] as const))(
    '%s',
    async (name, shot) => {
      const reference = ifExists(() => readFileSync(referenceFile(shot)));
      const addresses = { url: inject('shopSite').url, paths: SHOP.paths };
      const actual = await takePicture(pageFor, addresses, shot);
      const problem =
        reference === undefined
          ? 'It has no reference yet.'
          : await difference(await reduced(actual), sharp(reference));
      if (problem === undefined) return;
      mkdirSync(FAILED, { recursive: true });
      writeFileSync(join(FAILED, `${name}.png`), actual);
      expect.fail(
        `The picture ${name} differs from ${referenceFile(shot)}. ${problem}\nSee ${FAILED}/${name}.png. ${RENEW}`,
      );
    },
  );
});

test('every reference file belongs to a picture', () => {
  const kept = readdirSync(REFERENCES).filter((file) => !file.endsWith('.sha256'));
  expect(kept.sort()).toEqual(REFERENCE_SHOTS.map((shot) => basename(referenceFile(shot))).sort());
});

/** A sentence about how a reduced picture differs from its reference, if it does. */
async function difference(actual: Sharp, reference: Sharp): Promise<string | undefined> {
  const [now, before] = [
    await pixelsOf(actual.ensureAlpha()),
    await pixelsOf(reference.ensureAlpha()),
  ];
  const { width, height } = now;
  if (width !== before.width || height !== before.height)
    return `It measures ${width} by ${height} pixels, the reference ${before.width} by ${before.height}.`;
  const mask = Buffer.alloc(now.data.length);
  const options = { threshold: PIXEL_TOLERANCE, diffMask: true };
  pixelmatch(now.data, before.data, mask, width, height, options);

  const across = Math.ceil(width / TILE);
  const tiles = Array.from({ length: across * Math.ceil(height / TILE) }, () => ({
    pixels: 0,
    differing: 0,
    sums: [0, 0, 0],
  }));
  for (let at = 0; at < width * height; at++) {
    const tile = tiles[Math.floor(at / width / TILE) * across + Math.floor((at % width) / TILE)]!;
    tile.pixels += 1;
    if (mask[at * 4 + 3] !== 0) tile.differing += 1;
    for (const part of [0, 1, 2])
      tile.sums[part]! += now.data[at * 4 + part]! - before.data[at * 4 + part]!;
  }
  const wrong = tiles.flatMap(({ pixels, differing, sums }, index) => {
    const share = differing / pixels;
    const color = Math.max(...sums.map((sum) => Math.abs(sum) / pixels));
    if (share <= TILE_SHARE && color <= TILE_COLOR) return [];
    const [x, y] = [index % across, Math.floor(index / across)].map((tile) => tile * TILE);
    return [`around ${x},${y}, by ${Math.round(share * 100)} % of its pixels`];
  });
  return wrong.length ? `It differs ${wrong.slice(0, 5).join('; ')}.` : undefined;
}
