import { escapeRegExp, LINK, PLACEHOLDER, splitAtLinks } from '../../../generator/portable.ts';
import type { ShownFact } from '../../shared/messages.ts';
import { asOneLine, plainWords } from '../../shared/plain-words.ts';
import { ask } from '../ask.ts';

/** Whether a text has placeholders. A form shows their values. */
export const hasFacts = (text: string): boolean => text.search(PLACEHOLDER) >= 0;

/** Whether shown words are a text and nothing else. */
export function showsOnly(shown: string, sourceText: string): boolean {
  // Every other part is the name of a placeholder.
  const pattern = sourceText
    .replace(LINK, '$1')
    .split(PLACEHOLDER)
    .map((part, index) => (index % 2 === 0 ? escapeRegExp(plainWords(part)) : '.*'))
    .join('');
  return new RegExp(`^${pattern}$`).test(plainWords(shown).trim());
}

/** The nodes of a text from a file: links as links, and placeholders as chips. */
export const asNodes = (text: string): Node[] =>
  splitAtLinks(text).flatMap((part) =>
    typeof part === 'string' ? withChips(part) : linkTo(part.href, withChips(part.text)),
  );

const withChips = (text: string): Node[] =>
  text.split(PLACEHOLDER).map((part, index) => {
    if (index % 2 === 0) return document.createTextNode(part);
    const chip = document.createElement('span');
    chip.contentEditable = 'false';
    chip.dataset.fact = part;
    // Shows until the value is known.
    chip.textContent = '…';
    return chip;
  });

/** Shows the values of placeholders in the chips of an element. */
export async function showFacts(element: ParentNode): Promise<ShownFact[]> {
  const chips = [...element.querySelectorAll<HTMLElement>('[data-fact]')];
  if (chips.length === 0) return [];
  const facts = await ask('facts', { names: chips.map(({ dataset }) => dataset.fact!) });
  for (const chip of chips) {
    const { fact } = chip.dataset;
    chip.textContent = facts.find(({ name }) => name === fact)?.value ?? `{${fact}}`;
  }
  return facts;
}

/** Makes a link without `href`, so that a press puts the caret into it. */
export function linkTo(address: string, words: readonly Node[]): HTMLElement {
  const link = document.createElement('a');
  link.dataset.link = address;
  link.append(...words);
  return link;
}

/** The typed text as the file writes it: links in brackets, placeholders in braces, one line. */
export const typedText = (element: HTMLElement): string => asOneLine(sourceOf(element));

const sourceOf = (element: HTMLElement): string =>
  [...element.childNodes]
    .map((node) => {
      if (!(node instanceof HTMLElement)) return node.textContent;
      const { fact, link } = node.dataset;
      if (fact !== undefined) return `{${fact}}`;
      if (link === undefined) return ` ${sourceOf(node)}`;
      // The words of a link can have no brackets. Without any, it is no link.
      const words = sourceOf(node).replace(/[[\]]/g, '');
      return words.replace(/\S(.*\S)?/s, (inner) => `[${inner}](${link})`);
    })
    .join('');

/** The numbers of letters of an element behind the start and the end of a range. */
export const lettersBehindEnds = (range: Range, element: HTMLElement): number[] =>
  [true, false].map((isStart) => {
    const behind = range.cloneRange();
    behind.collapse(isStart);
    behind.setEnd(element, element.childNodes.length);
    return behind.toString().length;
  });

/** The node and offset before the last letters of an element, outside of a chip. */
export function placeBefore(count: number, element: HTMLElement): [Node, number] | undefined {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let rest = element.textContent!.length - count;
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    if (rest <= node.length && !node.parentElement!.closest('[data-fact]'))
      return [node, Math.max(0, rest)];
    rest -= node.length;
  }
  return undefined;
}
