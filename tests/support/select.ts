import { HTMLElement, type Node, parse, TextNode } from 'node-html-parser';

export type Element = HTMLElement;

/** A page of HTML, read. */
export function parsePage(html: string): Element {
  return parse(html, { comment: true });
}

/** The first element that a selector finds. Fails when there is none: a test that finds nothing must never pass. */
export function select(root: Element, selector: string): Element {
  const found = root.querySelector(selector);
  if (found === null) throw new Error(`There is no ${selector} in ${nameOf(root)}.`);
  return found;
}

/** Every element that a selector finds, in the order of the page. Fails when there is none. */
export function selectAll(root: Element, selector: string): Element[] {
  const found = root.querySelectorAll(selector);
  if (found.length === 0) throw new Error(`There is no ${selector} in ${nameOf(root)}.`);
  return found;
}

/** The value of an attribute that must be there. */
export function attribute(element: Element, name: string): string {
  const value = element.getAttribute(name);
  if (value === undefined) throw new Error(`${nameOf(element)} has no ${name}.`);
  return value;
}

/** What a reader reads: text with its white space collapsed, without scripts and styles. */
export function textOf(element: Element): string {
  return wordsOf(element).replace(/\s+/g, ' ').trim();
}

/** Neighboring blocks and cells are apart on the page, though there is no space between them in the markup. */
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

const nameOf = (element: Element): string => (element.rawTagName ? `<${element.rawTagName} ${element.rawAttrs}>` : 'the page');
