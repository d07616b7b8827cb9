import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';

/** One picture on the sheet: its name, its file in the sheet's folder, and the height of its thumbnail. */
export type Thumbnail = { name: string; file: string; small: string; height: number };

const COLUMN = { width: 240, height: 1500 };

/** Writes a picture's thumbnail and describes it for the sheet. */
export async function writeThumbnail(folder: string, name: string, png: Buffer): Promise<Thumbnail> {
  mkdirSync(join(folder, 'small'), { recursive: true });
  const small = `small/${name}.png`;
  const { height } = await sharp(png).resize({ width: COLUMN.width }).png({ palette: true }).toFile(join(folder, small));
  return { name, file: `${name}.png`, small, height };
}

/** Writes index.html with all pictures by width, and one PNG for each width. */
export async function writeContactSheet(browser: Browser, folder: string, byWidth: Map<number, Thumbnail[]>): Promise<void> {
  const parts = [...byWidth].map(
    ([width, thumbnails]) => `<section id="w${width}"><h1>${width}</h1>${thumbnails.map(figure).join('')}</section>`,
  );
  const index = join(folder, 'index.html');
  writeFileSync(index, `<!doctype html><meta charset="utf-8"><title>Shots</title><style>${STYLE}</style>${parts.join('\n')}\n`);

  const page = await browser.newPage({ viewport: { width: 4000, height: 1000 } });
  await page.goto(pathToFileURL(index).href);
  for (const width of byWidth.keys()) await page.locator(`#w${width}`).screenshot({ path: join(folder, `contact-${width}.png`) });
  await page.close();
}

/** A long picture is split into columns that read from left to right. */
function figure({ name, file, small, height }: Thumbnail): string {
  const columns = Array.from({ length: Math.ceil(height / COLUMN.height) }, (_, column) => {
    const top = column * COLUMN.height;
    return `<i style="height:${Math.min(COLUMN.height, height - top)}px;background:url(${small}) 0 -${top}px"></i>`;
  });
  return `<figure><figcaption>${name}</figcaption><a href="${file}">${columns.join('')}</a></figure>`;
}

const STYLE = `body{margin:0;background:#777;color:#fff;font:14px sans-serif}
section{display:flex;flex-wrap:wrap;align-items:flex-start;gap:20px 16px;padding:16px;background:#777}
h1{flex:100%;margin:0}figure{margin:0}figcaption{padding:4px 0}
a{display:flex;align-items:flex-start;gap:4px}i{width:${COLUMN.width}px}`;
