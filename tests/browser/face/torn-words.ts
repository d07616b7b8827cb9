/**
 * Runs in the page. Words and ratings that are broken over two lines, but for e-mail addresses.
 * Columns that are too narrow for large letters break them.
 */
export function tornWords(): string[] {
  const found = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement!;
    if (element.closest('script, style, .skip-link, .visually-hidden, svg, thead')) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    if (node.nodeValue!.includes('@')) continue;
    const text = document.createRange();
    text.selectNode(node);
    if (text.getClientRects().length < 2) continue;
    for (const { 0: word, index } of node.nodeValue!.matchAll(/[^\s/@.-]{3,}|\d\.\d/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1)
        found.add(`“${word}” in .${element.closest('[class]')?.classList[0]} is torn`);
    }
  }
  return [...found];
}
