import { LINK } from '../base/links.ts';
import type { Position } from '../base/mistake.ts';
import { shortened } from '../base/text.ts';
import type { ValidFile } from './load-content.ts';
import {
  offsetOfFirstLetter,
  locateOffset,
  type ParsedFile,
  sourceTextAt,
} from './locate-in-file.ts';
import type { FieldPath } from './yaml-tree.ts';
import { textsOf } from './data.ts';

/** A position in a content file, the field there, and the start of its text. */
export type TextPosition = Position & { path: FieldPath; excerpt: string };

/**
 * Every position in the content where one of the texts is a whole field (named `field`, if given)
 * or the address of a link, `[words](address)`. Only messages of failed builds need this.
 */
export function findInContent(
  validFiles: readonly ValidFile[],
  texts: string[],
  field?: string,
): TextPosition[] {
  return validFiles.flatMap(({ source, data }) =>
    textsOf(data).flatMap(({ path, text }) => {
      if (texts.includes(text.trim()) && (field === undefined || path.at(-1) === field))
        return [wholeField(source, path)];
      return field === undefined && linksTo(texts, text).length > 0
        ? linkPositions(source, path, texts)
        : [];
    }),
  );
}

const linksTo = (addresses: string[], text: string) =>
  [...text.matchAll(LINK)].filter(([, , href]) => addresses.includes(href!));

function linkPositions(source: ParsedFile, path: FieldPath, addresses: string[]): TextPosition[] {
  const { start, written } = sourceTextAt(source, path);
  const positions = linksTo(addresses, written).map(({ 0: link, index }) =>
    positionOf(source, path, start + index, link),
  );
  // An address with a placeholder differs from the address on the page.
  return positions.length ? positions : [wholeField(source, path)];
}

function wholeField(source: ParsedFile, path: FieldPath) {
  const { start, written } = sourceTextAt(source, path);
  return positionOf(source, path, offsetOfFirstLetter(source.text, start), written);
}

function positionOf(source: ParsedFile, path: FieldPath, offset: number, text: string) {
  const line = text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(["'])(.*)\1$/, '$2');
  return { ...locateOffset(source, offset), path, excerpt: shortened(line, 80) };
}
