import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { serveSite, type SiteServer } from '../../../scripts/browser/site-server.ts';
import { webFontsAreIn } from '../support/web-fonts.ts';
import { EVERY_KIND } from '../../../scripts/browser/page-kinds.ts';
import { stillPage } from '../../../scripts/browser/still-page.ts';
import { oneBrowser } from './every-kind.ts';
import { forgetShifts, layoutOf, readToTheEnd, watchLayout } from './watch-layout.ts';

const WIDTHS = [390, 1440];

const FONTS = /\.woff2$/;
const SCRIPT = /^\/assets\/client\..*\.js$/;
const LATE_STYLES = /^\/assets\/late\..*\.css$/;

/**
 * Letters of a fallback font are nearly as wide as those that replace them: a label may move by a few pixels, never a
 * line to the next. Up to 0.1 counts as good. Which fallback it is depends on the machine: with Arial's metrics shifts
 * stay below 0.005, with DejaVu's, as on a bare Linux, below 0.01.
 */
const FONT_SHIFT = 0.01;

describe('layout', () => {
  const browser = oneBrowser();
  const servers: SiteServer[] = [];
  /** The site, with each path that matches delayed by so many milliseconds. */
  const siteWith = async (slow: SiteServer['faults']['slow']): Promise<SiteServer> => {
    const server = await serveSite(inject('frozenSite').folder);
    server.faults.slow = slow;
    servers.push(server);
    return server;
  };
  let slowScript: SiteServer;
  let slowFonts: SiteServer;
  beforeAll(async () => {
    slowScript = await siteWith([SCRIPT, LATE_STYLES].map((path) => ({ path, milliseconds: 500 })));
    slowFonts = await siteWith([{ path: FONTS, milliseconds: 1000 }]);
  });
  afterAll(() => Promise.all(servers.map((server) => server.close())));

  async function visit<Result>(url: string, width: number, see: (page: Page, asked: string[]) => Promise<Result>): Promise<Result> {
    const page = await stillPage(browser(), { width });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    try {
      await watchLayout(page);
      await page.goto(url, { waitUntil: 'commit' });
      return await see(page, asked);
    } finally {
      await page.context().close();
    }
  }

  test.each(EVERY_KIND)(
    '%s does not shift while it loads and is read to the end, paints its own largest part, and loads nothing from another host',
    async (_, path) => {
      for (const width of WIDTHS) {
        const { asked, ...seen } = await visit(slowScript.url + path, width, async (page, asked) => {
          // Another test covers fonts.
          await webFontsAreIn(page);
          await forgetShifts(page);
          await page.waitForLoadState();
          await expect.poll(async () => (await layoutOf(page)).largest.element).not.toBe('');
          const { largest } = await layoutOf(page);
          await readToTheEnd(page);
          return { shifts: (await layoutOf(page)).shifts, file: largest.file, frames: await page.locator('iframe').count(), asked };
        });
        const outside = asked.filter((url) => !url.startsWith(slowScript.url) && !url.startsWith('data:'));
        expect({ width, ...seen, outside }).toEqual({ width, shifts: [], file: '', frames: 0, outside: [] });
        expect(asked.length).toBeGreaterThan(1);
      }
    },
  );

  test.each(EVERY_KIND)('%s hardly moves when its fonts come a second late', async (name, path) => {
    for (const width of name === 'home' ? WIDTHS : [390]) {
      const { shifts } = await visit(slowFonts.url + path, width, async (page) => {
        await page.waitForLoadState();
        await webFontsAreIn(page);
        // Letters in the web font are painted a frame later, and reported after that.
        await page.waitForTimeout(100);
        return layoutOf(page);
      });
      const total = shifts.reduce((sum, shift) => sum + parseFloat(shift), 0);
      expect({ width, total: total < FONT_SHIFT ? 'hardly' : total, shifts }).toEqual({ width, total: 'hardly', shifts });
    }
  });
});
