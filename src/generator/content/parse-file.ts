import { isUtf8 } from 'node:buffer';
import type { Mistake, BuildMistake } from '../base/mistake.ts';
import type { ContentFolder } from './content-folder.ts';
import { contentMistake } from './content-mistakes.ts';
import { parseYaml } from './parse-yaml.ts';
import { locateOffset, type ParsedFile } from './locate-in-file.ts';

const decoder = new TextDecoder();

export function parseFile(
  folder: ContentFolder,
  file: string,
): { source?: ParsedFile; mistakes?: BuildMistake[] } {
  const displayPath = `${folder.name}/${file}`;
  let bytes: Uint8Array;
  try {
    bytes = folder.read(file);
  } catch (error) {
    const { message: reason } = error as Error;
    return { mistakes: [{ displayPath, ...contentMistake('unreadable', { reason }) }] };
  }
  // The decoder drops a byte order mark and replaces bytes that are not UTF-8. Git and editors on
  // Windows end lines in two characters; the generator expects only one. macOS may write an accent
  // as a character of its own, which the fonts do not draw.
  const text = decoder.decode(bytes).replace(/\r\n?/g, '\n').normalize();
  const mistakeAt = (offset: number, mistake: Mistake): BuildMistake => ({
    ...mistake,
    ...locateOffset({ displayPath, text }, offset),
  });
  // UTF-16 without a byte order mark passes as UTF-8, with a NUL in each ASCII character.
  const notText = text.indexOf(isUtf8(bytes) ? '\0' : '\ufffd');
  if (notText >= 0) return { mistakes: [mistakeAt(notText, contentMistake('not-utf8', {}))] };
  const { value: data, mistakes } = parseYaml(text);
  if (mistakes.length > 0)
    return {
      mistakes: mistakes.map(({ offset, message: advice }) =>
        mistakeAt(offset, contentMistake('syntax', { advice })),
      ),
    };
  if (data === null) return { mistakes: [mistakeAt(0, contentMistake('empty-file', {}))] };
  return { source: { file, displayPath, text, data } };
}
