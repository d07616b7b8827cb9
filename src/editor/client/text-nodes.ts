import { escapeRegExp } from '../../generator/tools.ts';
import { plainWords } from '../plain-words.ts';

const PLACEHOLDER = /(\{[A-Za-z0-9][\w.-]*\})/;
const LINK = /(\[[^[\]]+\]\([^()]+\))/;

/** Whether a text has placeholders, which a form shows as what they stand for. */
export const hasFacts = (text: string): boolean => PLACEHOLDER.test(text);

/** Whether shown words are a text and nothing else. */
export function isAllOf(shown: string, sourceText: string): boolean {
  const parts = sourceText.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').split(PLACEHOLDER);
  const pattern = parts
    .map((part) => (PLACEHOLDER.test(part) ? '.*' : escapeRegExp(plainWords(part))))
    .join('');
  return new RegExp(`^${pattern}$`).test(plainWords(shown).trim());
}

/** A text as the file writes it, with its links as links and its placeholders as chips. */
export const asNodes = (text: string): Node[] =>
  text.split(LINK).flatMap((part) => {
    const [, words, address] = /^\[([^[\]]+)\]\(([^()]+)\)$/.exec(part) ?? [];
    return address === undefined ? withChips(part) : linkTo(address, withChips(words!));
  });

const withChips = (text: string): Node[] =>
  text.split(PLACEHOLDER).map((part) => {
    if (!PLACEHOLDER.test(part)) return document.createTextNode(part);
    const chip = document.createElement('span');
    chip.contentEditable = 'false';
    chip.dataset.fact = part.slice(1, -1);
    // Until it is known, what it stands for.
    chip.textContent = '…';
    return chip;
  });

/** A link that is edited leads nowhere, so that a press puts the caret into it. */
export function linkTo(address: string, words: readonly Node[]): HTMLElement {
  const link = document.createElement('a');
  link.dataset.link = address;
  link.append(...words);
  return link;
}

/**
 * What is typed, with links in brackets and placeholders in braces. A line break becomes a space,
 * as in the file.
 */
export const typedText = (element: HTMLElement): string =>
  sourceOf(element)
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();

const sourceOf = (element: HTMLElement): string =>
  [...element.childNodes]
    .map((node) => {
      if (!(node instanceof HTMLElement)) return node.textContent;
      const { fact, link } = node.dataset;
      if (fact !== undefined) return `{${fact}}`;
      if (link === undefined) return ` ${sourceOf(node)}`;
      // A link without words goes. What is in brackets cannot be in brackets again.
      const words = sourceOf(node).replace(/[[\]]/g, '');
      return words.trim() === '' ? words : `[${words}](${link})`;
    })
    .join('');
