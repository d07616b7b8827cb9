/**
 * Runs in the page. Words that are broken in the header, and columns so narrow that a line of a
 * word has one letter. With `whole`, every broken word or rating, but for e-mail addresses.
 */
export function tornWords(whole: boolean): string[] {
  const found = new Set<string>();
  const words = whole ? /[^\s/@.-]{3,}|\d\.\d/g : /[^\s/@.-]{3,}/g;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement!;
    if (element.closest('script, style, .skip-link, .visually-hidden, svg, thead')) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const isWhole =
      element.closest('.top-bar, .site-header') || (whole && !/@/.test(node.nodeValue!));
    for (const { 0: word, index } of node.nodeValue!.matchAll(words)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > (isWhole ? 1 : word.length / 2))
        found.add(
          `“${word}” in .${element.closest('[class]')?.classList[0]} has ${lines.size} lines`,
        );
    }
  }
  return [...found];
}
