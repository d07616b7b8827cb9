import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { SHARE_CARD_SIZE } from '../src/drawings/share-card.ts';
import { cardsOf, prepareSite } from '../src/generator/node.ts';
import { SHARE_CARDS_FOLDER } from '../src/generator/portable.ts';
import { site } from '../src/site.ts';
import { launchChromium } from './browser/launch-chromium.ts';
import { runCommand } from './shared/command.ts';
import { prepareOptions } from './shared/prepare-options.ts';

/** Two inks and their blends fit in a small palette, and the file is a third of the size. */
const COLORS = 32;

void runCommand({
  usage: 'npm run share-cards -- [options]',
  about:
    'Draws the picture that a shared link shows, one for each page, into public/share/. ' +
    'Run it when the name, phone number, headings or drawings change.',
  options: {
    content: { value: 'DIR', help: 'Draw the cards of that content, and remove all others.' },
  },
  async run(options, root) {
    const { routes } = await prepareSite(site, prepareOptions(root, options));
    const cards = cardsOf(routes);
    const folder = join(root, 'public', SHARE_CARDS_FOLDER);
    mkdirSync(folder, { recursive: true });
    const present = new Set(readdirSync(folder).map((name) => `${SHARE_CARDS_FOLDER}/${name}`));

    const missing = cards.filter(({ file }) => !present.has(file));
    if (missing.length > 0) await drawAll(missing, root);
    const wanted = new Set(cards.map(({ file }) => file));
    const old = [...present].filter((file) => !wanted.has(file));
    for (const file of old) rmSync(join(root, 'public', file));
    console.log(
      `${cards.length} share cards: ${missing.length} drawn, ${old.length} old ones removed.`,
    );
  },
});

async function drawAll(cards: { file: string; svg: () => string }[], root: string): Promise<void> {
  await using browser = await launchChromium();
  const draw = await cardPainter(
    browser,
    readFileSync(join(root, 'public/fonts/archivo-condensed.woff2')),
  );
  for (const { file, svg } of cards) writeFileSync(join(root, 'public', file), await draw(svg()));
}

async function cardPainter(
  browser: Browser,
  font: Buffer,
): Promise<(svg: string) => Promise<Buffer>> {
  const page = await browser.newPage({ viewport: SHARE_CARD_SIZE, colorScheme: 'light' });
  const address = `data:font/woff2;base64,${font.toString('base64')}`;
  const face = `@font-face{font-family:AC;src:url(${address});font-weight:600 800}`;
  await page.setContent(
    `<style>${face}body{margin:0;font-family:AC}svg{display:block}</style><div></div>`,
  );
  return async (svg) => {
    await page.locator('div').evaluate(async (root, markup) => {
      root.innerHTML = markup;
      await document.fonts.ready;
    }, svg);
    return sharp(await page.screenshot())
      .png({ palette: true, colors: COLORS, effort: 10 })
      .toBuffer();
  };
}
