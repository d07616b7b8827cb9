/**
 * Runs in the page. Words that are broken in the header, and columns so narrow that a line of a
 * word has one letter.
 */
export function tornWords(): string[] {
  const found = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement!;
    if (element.closest('script, style, .skip-link, .visually-hidden, svg')) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const isHeader = element.closest('.top-bar, .site-header') !== null;
    for (const { 0: word, index } of node.nodeValue!.matchAll(/[^\s/@.-]{3,}/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > (isHeader ? 1 : word.length / 2))
        found.add(
          `“${word}” in .${element.closest('[class]')?.classList[0]} has ${lines.size} lines`,
        );
    }
  }
  return [...found];
}
