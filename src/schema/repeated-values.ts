import { type FilledFile, type FieldMistake, locateField } from '../generator/index.ts';
import { valueAt } from '../generator/portable.ts';
import { shopMistake } from './mistakes.ts';
import { type FoundValue, textsAndNumbersAt } from './content-queries.ts';

const UNIQUE: { files: RegExp; field: string }[] = [
  { files: /^services\//, field: 'name' },
  { files: /^makes\//, field: 'name' },
  { files: /^coupons/, field: 'coupons.*.id' },
  { files: /^faq/, field: 'questions.*.id' },
  { files: /^faq/, field: 'questions.*.question' },
  { files: /^complaints/, field: 'complaints.*.id' },
  { files: /^complaints/, field: 'complaints.*.words' },
  { files: /^reviews/, field: 'reviews.*.id' },
  { files: /^reviews/, field: 'quotes.*.id' },
  { files: /^towns/, field: 'towns.*.name' },
  { files: /^shop/, field: 'holidays.*.date' },
];

/** Finds values that only one page, item or day may have. */
export const repeatedValues = (filledFiles: FilledFile[]): FieldMistake[] =>
  UNIQUE.flatMap(({ files, field }) => {
    const first = new Map<string | number, FoundValue>();
    return textsAndNumbersAt(filledFiles, files, field).flatMap((found) => {
      const { source, path, value } = found;
      const before = first.get(value);
      if (!before) {
        first.set(value, found);
        return [];
      }
      const params = {
        field: String(path.at(-1)),
        position: positionOfFirst(before),
        other: nameOf(before),
      };
      return [{ source, path, ...shopMistake('repeated', params) }];
    });
  });

/** The name of the item that has a value, such as Christmas for a day, or else the value. */
function nameOf({ source, path, value }: FoundValue): string {
  const item = valueAt(source.data, path.slice(0, -1)) as Record<string, unknown>;
  return String(item['name'] ?? item['question'] ?? item['words'] ?? value);
}

function positionOfFirst({ source, path }: FoundValue): string {
  const { displayPath, line, column } = locateField(source, path);
  return `${displayPath}:${line}:${column}`;
}
