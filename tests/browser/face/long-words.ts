import type { Page } from 'playwright-core';

/**
 * Numbers and prices are no words. What must not be broken, and the labels and the name of the
 * header, are short by rule.
 */
const SHORT =
  '.number, sup, :has(> sup), .price-pylon b, .hero-callouts b, .wall-chart b, .coupon-card-value, .unbroken, .open-now, .top-bar, .logo, .menu-button';

/**
 * Owners, customers and makers write addresses and drawn-out words. Which texts reach over the edge
 * of a phone with a word of 60 letters in each?
 */
export async function longWordsOutside(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 568 });
  return page.evaluate((short) => {
    const fields: { text: Text; before: string }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const around = node.parentElement!;
      if (
        node.nodeValue!.trim() === '' ||
        around.closest(`script, style, svg, .skip-link, .visually-hidden, ${short}`)
      )
        continue;
      if (around.checkVisibility({ visibilityProperty: true }))
        fields.push({ text: node as Text, before: node.nodeValue! });
    }
    if (fields.length === 0) throw new Error('There are no texts to look at.');
    for (const { text } of fields) text.appendData(` ${'o'.repeat(60)} `);
    const outside = fields.filter(({ text }) => {
      const range = document.createRange();
      range.selectNode(text);
      return [...range.getClientRects()].some(({ right }) => right > innerWidth + 1);
    });
    for (const { text, before } of fields) text.data = before;
    return outside.map(
      ({ text, before }) =>
        `${before.trim().slice(0, 30)} (${text.parentElement!.outerHTML.slice(0, 60)})`,
    );
  }, SHORT);
}
