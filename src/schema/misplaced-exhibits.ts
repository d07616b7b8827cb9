import type { Draft, FieldMistake } from '../generator/index.ts';
import { didYouMean, nearest } from '../generator/tools.ts';
import { exhibitParts, hasExhibit } from '../drawings/exhibit.ts';
import { knownName } from '../rules/services.ts';
import { idOf } from './ids-in.ts';

/** Finds exhibits of services without such a drawing, and notes on parts that the drawing does not have or that are in another order. */
export function* misplacedExhibits(drafts: Draft[]): Iterable<FieldMistake> {
  for (const { source, value } of drafts) {
    const exhibit = (value as { exhibit?: unknown } | undefined)?.exhibit;
    if (!source.file.startsWith('services/') || !exhibit) continue;
    const id = idOf(source.file);
    const art = id && knownName({ id });
    if (!art || !hasExhibit(art)) {
      yield {
        source,
        path: ['exhibit'],
        message: 'There is no such drawing for this service. Delete "exhibit".',
      };
      continue;
    }
    const parts = exhibitParts(art);
    let last = -1;
    for (const [index, note] of (Array.isArray(exhibit) ? exhibit : []).entries()) {
      const part: unknown = note?.part;
      if (typeof part !== 'string') continue;
      const place = parts.indexOf(part);
      if (place < 0) {
        const advice = didYouMean(nearest(part, parts), `The parts are ${parts.join(', ')}.`);
        yield {
          source,
          path: ['exhibit', index, 'part'],
          message: `The drawing has no part "${part}". ${advice}`,
        };
      } else if (place <= last) {
        yield {
          source,
          path: ['exhibit', index, 'part'],
          message: `Lines would cross. Write each part once and in this order: ${parts.join(', ')}.`,
        };
      }
      last = Math.max(last, place);
    }
  }
}
