import { HTMLElement, type Node, parse, TextNode } from 'node-html-parser';

export type Element = HTMLElement;

export function parsePage(html: string): Element {
  return parse(html, { comment: true });
}

/**
 * The first element that matches. Throws if there is none, because a test that finds nothing must
 * not pass.
 */
export function select(root: Element, selector: string): Element {
  const found = root.querySelector(selector);
  if (found === null) throw new Error(`There is no ${selector} in ${nameOf(root)}.`);
  return found;
}

export function selectAll(root: Element, selector: string): Element[] {
  const found = root.querySelectorAll(selector);
  if (found.length === 0) throw new Error(`There is no ${selector} in ${nameOf(root)}.`);
  return found;
}

export function attribute(element: Element, name: string): string {
  const value = element.getAttribute(name);
  if (value === undefined) throw new Error(`${nameOf(element)} has no ${name}.`);
  return value;
}

export const hrefs = (root: Element, selector: string): string[] =>
  selectAll(root, selector).map((link) => attribute(link, 'href'));

/** The text that a reader sees: white space is collapsed, and scripts and styles are left out. */
export function textOf(element: Element): string {
  return wordsOf(element).replace(/\s+/g, ' ').trim();
}

/** The page shows space between adjacent blocks and cells, but the markup has none. So add it. */
const BLOCK = new Set(
  'p div li ul ol dt dd td th tr h1 h2 h3 h4 h5 h6 section figure figcaption summary details caption br small nav header footer button main a'.split(
    ' ',
  ),
);

function wordsOf(node: Node): string {
  if (!(node instanceof HTMLElement)) return node instanceof TextNode ? node.text : '';
  const tag = node.rawTagName?.toLowerCase();
  if (tag === 'script' || tag === 'style') return '';
  const words = node.childNodes.map(wordsOf).join('');
  return BLOCK.has(tag) ? ` ${words} ` : words;
}

const nameOf = (element: Element): string =>
  element.rawTagName ? `<${element.rawTagName} ${element.rawAttrs}>` : 'the page';
