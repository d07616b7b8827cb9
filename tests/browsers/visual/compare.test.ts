import sharp from 'sharp';
import { expect, test } from 'vitest';
import { compare } from './compare.ts';
import { indexedPng, type Pixels, type Rgb } from '../../../scripts/shots/indexed-png.ts';

const INK: Rgb = [20, 23, 26];
const PAPER: Rgb = [255, 255, 255];
const SHADE: Rgb = [236, 239, 237];
const PALETTE = [INK, PAPER, SHADE];

type Box = [left: number, top: number, width: number, height: number];

/** A picture of 96 by 64 pixels in one color, with a block of another color. */
function drawn(ground: Rgb, block: Rgb, [left, top, width, height]: Box): Pixels {
  const data = Uint8Array.from(
    Array.from({ length: 96 * 64 }, (_, at) =>
      (at % 96) - left < width && at % 96 >= left && Math.floor(at / 96) - top < height && Math.floor(at / 96) >= top ? block : ground,
    ).flat(),
  );
  return { data, width: 96, height: 64 };
}

const picture = (...args: Parameters<typeof drawn>) => indexedPng(drawn(...args), PALETTE);
const BEFORE = await picture(PAPER, INK, [10, 10, 20, 8]);

test('an indexed PNG has every pixel in the nearest color of its palette', async () => {
  const odd = { data: Uint8Array.from([30, 30, 30, 250, 250, 255, 230, 240, 230]), width: 3, height: 1 };
  const { data, info } = await sharp(await indexedPng(odd, PALETTE))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, [...data]]).toEqual([3, 1, [...INK, ...PAPER, ...SHADE]]);
});

test('equal pictures match, and so do pictures that differ in a few pixels', async () => {
  expect(await compare(await picture(PAPER, INK, [10, 10, 20, 8]), BEFORE)).toEqual({});
  expect(await compare(await picture(PAPER, INK, [10, 10, 21, 8]), BEFORE)).toEqual({});
});

test.each([
  {
    what: 'what is gone',
    ground: PAPER,
    block: [0, 0, 0, 0],
    problem: 'around 16,16, where 16 % of the pixels differ and the color by 37',
  },
  {
    what: 'what moved',
    ground: PAPER,
    block: [10, 14, 20, 8],
    problem: 'around 16,16, where 16 % of the pixels differ and the color by 0',
  },
  {
    what: 'a darker ground',
    ground: SHADE,
    block: [10, 10, 20, 8],
    problem: 'around 48,16, where 0 % of the pixels differ and the color by 19',
  },
] satisfies { what: string; ground: Rgb; block: Box; problem: string }[])('finds $what', async ({ ground, block, problem }) => {
  const difference = await compare(await picture(ground, INK, block), BEFORE);
  expect(difference.problem).toBe(`Most of all ${problem} of 255.`);
  expect((await sharp(difference.overlay).metadata()).width).toBe(96);
});

test('pictures of different sizes are not compared', async () => {
  const { data } = drawn(PAPER, INK, [10, 10, 20, 8]);
  expect(await compare(await indexedPng({ data: data.slice(0, 96 * 32 * 3), width: 96, height: 32 }, PALETTE), BEFORE)).toEqual({
    problem: 'It measures 96 by 32 pixels, the reference 96 by 64.',
  });
});
