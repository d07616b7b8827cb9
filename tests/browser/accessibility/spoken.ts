import type { Page } from 'playwright-core';

/**
 * The accessibility tree of a part of a page, as YAML: roles, names and states in reading order.
 * Leaves out the addresses of links, because nobody hears them.
 */
export async function spoken(page: Page, part = 'body'): Promise<string> {
  const snapshot = await page.locator(part).first().ariaSnapshot();
  const withoutLone = snapshot.replace(/:\n( *)- \/url: .*(?=\n|$)(?!\n\1)/g, '');
  return `${withoutLone.replace(/\n *- \/url: .*/g, '')}\n`;
}
