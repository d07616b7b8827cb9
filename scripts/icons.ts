import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { carDrawing } from '../src/drawings/car.ts';
import { faviconSvg } from '../src/drawings/logo.ts';
import { SHARE_CARD_SIZE, wordlessCard } from '../src/drawings/share-card.ts';
import { launchChromium } from './browser/launch-chromium.ts';
import { runCommand } from './shared/command.ts';

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
    'og.png': await picture(browser, wordlessCard(carDrawing('suv')), SHARE_CARD_SIZE),
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

/** One PNG in an ICO file: a 6-byte header, one 16-byte entry, the picture (Vista icon format). */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.from('00000100010000000000010020000000000016000000', 'hex');
  head.fill(size, 6, 8);
  head.writeUInt32LE(png.length, 14);
  return Buffer.concat([head, png]);
}
