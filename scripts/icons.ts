import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { carDrawing } from '../src/drawings/car.ts';
import { svgInside } from '../src/drawings/drawing.ts';
import { faviconSvg, LOGO_PATH } from '../src/drawings/logo.ts';
import { SHARE_CARD_SIZE } from '../src/drawings/share-card.ts';
import { AMBER, INK } from '../src/rules/brand-colors.ts';
import { launchChromium } from './browser/launch-chromium.ts';
import { runCommand } from './shared/command.ts';

const CAR_WIDTH = 1080;
const ROAD = 540;

void runCommand({
  usage: 'npm run icons',
  about:
    'Draws the icons and the picture that shared links show, and writes them to public/. ' +
    'Run it after changing the sign or the car.',
  async run(_args, root) {
    await using browser = await launchChromium();
    for (const [name, bytes] of Object.entries(await drawAll(browser))) {
      writeFileSync(join(root, 'public', name), bytes);
      console.log(`public/${name} ${Buffer.byteLength(bytes)} bytes`);
    }
  },
});

async function drawAll(browser: Browser): Promise<Record<string, string | Uint8Array>> {
  const homeScreen = (size: number) =>
    picture(browser, faviconSvg({ bleed: true }), { width: size, height: size });
  return {
    'favicon.svg': faviconSvg(),
    'favicon.ico': ico(await picture(browser, faviconSvg(), { width: 32, height: 32 }), 32),
    'apple-touch-icon.png': await homeScreen(180),
    'icon-192.png': await homeScreen(192),
    'icon-512.png': await homeScreen(512),
    'og.png': await picture(browser, sharePicture(), SHARE_CARD_SIZE),
  };
}

/** Renders an SVG as a PNG of this size with a transparent background. */
async function picture(
  browser: Browser,
  svg: string,
  size: { width: number; height: number },
): Promise<Buffer> {
  const page = await browser.newPage({ viewport: size, colorScheme: 'light' });
  await page.setContent(
    `<style>body{margin:0}body>svg{display:block;width:100%;height:100vh}</style>${svg}`,
  );
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
}

/** A car on the road, on amber, without words: it suits every page and needs no font. */
function sharePicture(): string {
  const { width, height } = SHARE_CARD_SIZE;
  const car = carDrawing('suv');
  const tall = (CAR_WIDTH * car.height) / car.width;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ` +
    `style="stroke:none"><path fill="${AMBER}" d="M0 0h${width}v${height}H0z"/>` +
    svgInside(car, (width - CAR_WIDTH) / 2, ROAD - tall + 3, CAR_WIDTH) +
    `<path fill="${INK}" d="M0 ${ROAD}h${width}v${height - ROAD}H0z"/>` +
    `<path fill="${AMBER}" transform="translate(64 569)" d="${LOGO_PATH}"/></svg>`
  );
}

/** One PNG in an ICO file: a 6-byte header, one 16-byte entry, the picture (Vista icon format). */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.from('00000100010000000000010020000000000016000000', 'hex');
  head.fill(size, 6, 8);
  head.writeUInt32LE(png.length, 14);
  return Buffer.concat([head, png]);
}
