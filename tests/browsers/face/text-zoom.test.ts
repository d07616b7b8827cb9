import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { serveSite } from '../../../scripts/browser/site-server.ts';
import { SHOP } from '../../support/sites.ts';
import { endChild, startChild } from '../engines/child-process.ts';
import { firefoxProfile } from '../engines/firefox.ts';

/** Firefox enlarges letters alone, as with "Zoom Text Only", by the factor of the system's letters. */
const TWICE = { 'browser.display.os-zoom-behavior': 2, 'ui.textScaleFactor': 200 };

/** Reports, as a path, by how many pixels each of these reaches over the window's edge. They may break into lines. */
const MEASURE = `addEventListener('load', async () => {
  await document.fonts.ready;
  const seen = ['main h1', '.site-footer-phone'].map((selector) => {
    const range = document.createRange();
    range.selectNodeContents(document.querySelector(selector).firstChild);
    const boxes = [...range.getClientRects()];
    return Math.max(0, Math.ceil(Math.max(...boxes.map(({ right }) => right)) - innerWidth));
  });
  void fetch('/__seen/' + getComputedStyle(document.documentElement).fontSize + '/' + seen.join('/'));
});`;

const { firefox } = inject('programs');

test.skipIf(firefox === undefined)('with letters of twice the size in Firefox, what is as wide as the window stays inside it', async () => {
  await using site = await serveSite(inject('shopSite').folder);
  site.faults.firstScript = MEASURE;
  const profile = firefoxProfile(TWICE);
  for (const { path, width } of [
    { path: '/services', width: 1366 },
    { path: SHOP.kinds['make-long']!, width: 768 },
  ]) {
    site.requests.length = 0;
    const args = [
      '--headless',
      '--no-remote',
      '--profile',
      profile,
      `--window-size=${width},900`,
      '--screenshot',
      join(profile, 'seen.png'),
    ];
    const child = startChild(firefox!, [...args, site.url + path], { stdio: 'ignore', env: { ...process.env, HOME: profile } });
    try {
      await expect.poll(() => site.requests.find((request) => request.startsWith('/__seen/'))).toBe('/__seen/32px/0/0');
    } finally {
      await endChild(child);
    }
  }
});
