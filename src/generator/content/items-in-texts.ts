import type { Draft } from './content-model.ts';
import { writtenAt } from './locate.ts';
import type { FieldMistake } from './locate-mistake.ts';
import { eachText, textsOf } from './texts-of.ts';
import { sayOfContent as say } from './words.ts';

/**
 * Items of a list that are indented too far, below a text without quotes. YAML takes them for the
 * text's next line: `a - b`.
 */
export function itemsInTexts(drafts: Draft[]): FieldMistake[] {
  return drafts.flatMap(({ source }) => {
    let isLikely = false;
    // Hardly any text has a hyphen between spaces, and finding where a text is written takes
    // longer.
    eachText(source.value, (text) => (isLikely ||= text.includes(' - ')));
    if (!isLikely) return [];
    return textsOf(source.value).flatMap(({ path, text }): FieldMistake[] => {
      if (!text.includes(' - ')) return [];
      const { start, written } = writtenAt(source, path);
      const item = /^[^"'>|\s][^\n]*\n\s*(?=- )/.exec(written)?.[0];
      return item === undefined
        ? []
        : [{ source, path, ...say('item-in-text', {}), offset: start + item.length }];
    });
  });
}
