import type { Page } from 'playwright-core';

/**
 * Words of the content that are visible neither on a phone nor on a wide screen. It ignores words
 * in a closed answer or popover, which can be opened, words for paper or for script, and buttons,
 * which `deadControls` checks.
 */
export async function lostWords(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 1440, height: 900 });
  const wide = await page.evaluate(hiddenWords);
  await page.setViewportSize({ width: 390, height: 844 });
  return (await page.evaluate(hiddenWords)).filter((words) => wide.includes(words));
}

/** Runs in the page: controls that do nothing without script. */
export function deadControls(): string[] {
  const buttons = [...document.querySelectorAll('button')].filter(
    (button) =>
      button.checkVisibility({ visibilityProperty: true }) && !button.matches('[popovertarget]'),
  );
  const links = [...document.querySelectorAll('a')].filter(
    (link) => !/^(https:|tel:|mailto:|\/|#)/.test(link.getAttribute('href') ?? ''),
  );
  return [...buttons, ...links].map(({ outerHTML }) => outerHTML);
}

// Runs in the page, where nothing else of this file exists.
function hiddenWords(): string[] {
  const LEFT_OUT =
    'button, details:not([open]) > :not(summary), [popover], .visually-hidden, .coupon-card-print, .tread-measure, .driveway-bar, .call-note-mail, .printed-address, script, style, title';
  const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    const { data, parentElement: parent } = walker.currentNode as Text;
    if (data.trim() === '' || parent!.closest(LEFT_OUT)) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const { width, height } = range.getBoundingClientRect();
    if (
      width < 2 ||
      height < 2 ||
      !parent!.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    )
      found.push(data.trim());
  }
  return found;
}
