import { type ParsedFile, sourceTextAt } from './parsed-file.ts';
import type { FieldMistake } from './field-mistake.ts';
import { textsOf } from './texts-of.ts';
import { contentMistake } from './content-mistakes.ts';

/**
 * Items of a list that are indented too far, below a text without quotes. YAML takes them for the
 * text's next line: `a - b`.
 */
export const itemsInTexts = (source: ParsedFile): FieldMistake[] =>
  textsOf(source.data)
    .filter(({ text }) => text.includes(' - '))
    .flatMap(({ path }): FieldMistake[] => {
      const { start, written } = sourceTextAt(source, path);
      const item = /^[^"'>|\s][^\n]*\n\s*(?=- )/.exec(written)?.[0];
      return item === undefined
        ? []
        : [{ source, path, ...contentMistake('item-in-text', {}), offset: start + item.length }];
    });
