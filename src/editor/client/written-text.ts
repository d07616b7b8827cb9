const PLACEHOLDER = /(\{[A-Za-z0-9][\w.-]*\})/;

/** Whether shown words are a text and nothing else. */
export function isAllOf(shown: string, written: string): boolean {
  const parts = written.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').split(PLACEHOLDER);
  const pattern = parts
    .map((part) =>
      PLACEHOLDER.test(part) ? '.*' : plain(part).replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
    )
    .join('');
  return new RegExp(`^${pattern}$`, 'i').test(plain(shown).trim());
}

/** A text without what the page sets in other signs than the file. */
const plain = (text: string): string =>
  text
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[\u2010-\u2014]/g, '-')
    .replace(/[\u2060\u00ad]/g, '')
    .replace(/\s+/g, ' ');

/** A text as the file writes it, with its placeholders as chips. */
export const asNodes = (text: string): Node[] =>
  text.split(PLACEHOLDER).map((part) => {
    if (!PLACEHOLDER.test(part)) return document.createTextNode(part);
    const chip = document.createElement('span');
    chip.contentEditable = 'false';
    chip.dataset.fact = part.slice(1, -1);
    chip.textContent = part;
    return chip;
  });

/** What is typed, with placeholders in braces. A line break becomes a space, as in the file. */
export function textIn(element: HTMLElement): string {
  const parts = [...element.childNodes].map((node) => {
    if (!(node instanceof HTMLElement)) return node.textContent;
    return node.dataset.fact === undefined ? ` ${node.textContent}` : `{${node.dataset.fact}}`;
  });
  return parts
    .join('')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();
}
