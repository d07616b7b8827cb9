import sharp from 'sharp';
import { expect, test } from 'vitest';
import { compare } from './compare.ts';
import { indexedPng, type Pixels, type Rgb } from '../../../scripts/shots/indexed-png.ts';

const INK: Rgb = [20, 23, 26];
const PAPER: Rgb = [255, 255, 255];
const SHADE: Rgb = [236, 239, 237];
const PALETTE = [INK, PAPER, SHADE];

type Drawn = { ground?: Rgb; top?: number; width?: number; height?: number };

/** 96 pixels wide, in one color, with a block of ink of 20 by 8 pixels. */
function drawn({ ground = PAPER, top = 10, width = 20, height = 64 }: Drawn): Pixels {
  const isInk = (x: number, y: number) => x >= 10 && x < 10 + width && y >= top && y < top + 8;
  const data = Uint8Array.from(
    Array.from({ length: 96 * height }, (_, at) =>
      isInk(at % 96, Math.floor(at / 96)) ? INK : ground,
    ).flat(),
  );
  return { data, width: 96, height };
}

const picture = (what: Drawn) => indexedPng(drawn(what), PALETTE);
const BEFORE = await picture({});

test('an indexed PNG has every pixel in the nearest color of its palette', async () => {
  const odd = {
    data: Uint8Array.from([30, 30, 30, 250, 250, 255, 230, 240, 230]),
    width: 3,
    height: 1,
  };
  const { data, info } = await sharp(await indexedPng(odd, PALETTE))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, [...data]]).toEqual([3, 1, [...INK, ...PAPER, ...SHADE]]);
});

test('equal pictures match, and so do pictures that differ in a few pixels', async () => {
  expect(await compare(await picture({}), BEFORE)).toEqual({});
  expect(await compare(await picture({ width: 21 }), BEFORE)).toEqual({});
});

test.each([
  {
    what: 'what is gone',
    now: { width: 0 },
    problem: 'around 16,16, where 16 % of the pixels differ and the color by 37',
  },
  {
    what: 'what moved',
    now: { top: 14 },
    problem: 'around 16,16, where 16 % of the pixels differ and the color by 0',
  },
  {
    what: 'a darker ground',
    now: { ground: SHADE },
    problem: 'around 48,16, where 0 % of the pixels differ and the color by 19',
  },
])('finds $what', async ({ now, problem }) => {
  const difference = await compare(await picture(now), BEFORE);
  expect(difference.problem).toBe(`Most of all ${problem} of 255.`);
  expect((await sharp(difference.overlay).metadata()).width).toBe(96);
});

test('pictures of different sizes are not compared', async () => {
  expect(await compare(await picture({ height: 32 }), BEFORE)).toEqual({
    problem: 'It measures 96 by 32 pixels, the reference 96 by 64.',
  });
});
