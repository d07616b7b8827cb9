import type { Page } from 'playwright-core';
import { settle } from './still-page.ts';

/** What a visitor did on a page before the screenshot. */
export const STATES = {
  /** The phone menu, with its first section open. */
  menu: async (page) => {
    await page.click('.menu-button >> visible=true');
    await page.click('#menu summary >> nth=0');
  },
  'menu-makes': async (page) => {
    await page.click('.menu-button >> visible=true');
    await page.click('#menu summary >> nth=1');
  },
  'dropdown-services': (page) => page.click('.site-header-nav summary >> nth=0'),
  'dropdown-vehicles': (page) => page.click('.site-header-nav summary >> nth=1'),
  print: (page) => page.emulateMedia({ media: 'print' }),
} satisfies Record<string, (page: Page) => Promise<void>>;

export type State = keyof typeof STATES;

/** Puts an open page into a state. */
export async function putInto(page: Page, state: State): Promise<void> {
  await STATES[state](page);
  await page.mouse.move(0, 0);
  await settle(page);
}
