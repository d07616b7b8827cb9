import type { Content } from './content.ts';
import { photoSlots } from './photo-slots.ts';

/**
 * Asks in a sentence for words about each photo that a page shows, for people who cannot see it.
 * Photos on cards of services need none.
 */
export function photosWithoutWords(
  content: Content,
  photosBySlot: Record<string, string>,
): string[] {
  return photoSlots(content).flatMap(({ slot, photo = photosBySlot[slot], alt, file, path }) =>
    photo === undefined || alt !== undefined
      ? []
      : [
          `The photo ${photo} has no words for people who cannot see it. ` +
            `Say what it shows in "${path.join('.')}" of ${file}.`,
        ],
  );
}
