import { linkTo } from './text-nodes.ts';

/** The selection or caret in a text. Browsers differ in how they report it in a shadow root. */
export function selectionIn(element: HTMLElement): Range | undefined {
  const root = element.getRootNode() as ShadowRoot & { getSelection?: () => Selection | null };
  const selection = root.getSelection?.() ?? getSelection();
  const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : undefined;
  return range && element.contains(range.commonAncestorContainer) ? range : undefined;
}

const linkOf = (node: Node) =>
  (node instanceof Element ? node : node.parentElement)?.closest<HTMLElement>('[data-link]');

/** The link around the start or the end of a range. */
export const linkAround = ({ startContainer, endContainer }: Range): HTMLElement | undefined =>
  linkOf(startContainer) ?? linkOf(endContainer) ?? undefined;

/**
 * Makes the selected words a link, or inserts `words` as one. A link that is there gets the new
 * address, and the selected words around it; without an address, only its words stay.
 */
export function setLink(range: Range, address: string | undefined, words: string): void {
  const old = linkAround(range);
  if (old && address === undefined) old.replaceWith(...old.childNodes);
  else if (old?.contains(range.commonAncestorContainer)) old.dataset.link = address;
  else if (address !== undefined) {
    const [first, last] = [linkOf(range.startContainer), linkOf(range.endContainer)];
    if (first) range.setStartBefore(first);
    if (last) range.setEndAfter(last);
    const chosen = range.extractContents();
    for (const inner of chosen.querySelectorAll('[data-link]'))
      inner.replaceWith(...inner.childNodes);
    const nodes = chosen.textContent === '' ? [document.createTextNode(words)] : chosen.childNodes;
    const link = linkTo(address, [...nodes]);
    const isAfterWord = chosen.textContent === '' && /\S$/.test(textBefore(range));
    range.insertNode(link);
    if (isAfterWord) link.before(' ');
    // Further letters must not go into the link.
    if (link.nextSibling?.textContent) getSelection()?.setPosition(link.nextSibling, 0);
    else {
      link.after('\u00a0');
      getSelection()?.setPosition(link.nextSibling, 1);
    }
  }
}

const textBefore = ({ startContainer, startOffset }: Range) =>
  startContainer instanceof Text
    ? startContainer.data.slice(0, startOffset)
    : (startContainer.childNodes[startOffset - 1]?.textContent ?? '');

/** The link for a typed path, web address or e-mail address. Undefined for any other text. */
export function addressIn(text: string): string | undefined {
  const typed = text.trim();
  if (/^\/(?!\/)[^\s()]*$/.test(typed)) return typed;
  if (/^[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(typed)) return `mailto:${typed}`;
  const address = typed.replace(/^www\./i, 'https://$&');
  const isWebAddress =
    /^https?:\/\/\S+\.\S+$/i.test(address) || address.startsWith(location.origin);
  if (!isWebAddress || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  const isOnSite = [
    location.href,
    document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href,
  ].some((href) => new URL(href).origin === url.origin);
  url.protocol = 'https:';
  const link = isOnSite ? url.pathname + url.hash : url.href.replace(/\/$/, '');
  return link.replaceAll('(', '%28').replaceAll(')', '%29');
}

/** Pastes an address as a link, and other text as one line. Returns whether it was a link. */
export function pasteLink(element: HTMLElement, event: ClipboardEvent): boolean {
  const pasted = event.clipboardData?.getData('text/plain') ?? '';
  // Words may begin with a slash, as /hour does. Browsers copy whole addresses.
  const address = pasted.trim().startsWith('/') ? undefined : addressIn(pasted);
  const range = selectionIn(element);
  if (address === undefined || !range) {
    // As in the file, lines are one text.
    if (document.execCommand('insertText', false, pasted.replace(/\s+/g, ' ')))
      event.preventDefault();
    return false;
  }
  event.preventDefault();
  setLink(range, address, pasted.trim().replace(/^(https?:\/\/|mailto:)|\/$/g, ''));
  return true;
}
