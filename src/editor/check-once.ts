import type { PlacedMistake } from './api.ts';
import type { CheckTexts } from './drafts.ts';
import { revisionOf } from './texts.ts';

/**
 * Checks the same texts once for each site that is served, so that what was checked while it was
 * typed is saved at once.
 */
export function checkOnce(check: CheckTexts, served: () => unknown): CheckTexts {
  let last: { of: unknown; texts: string; mistakes: Promise<PlacedMistake[]> } | undefined;
  return (changed) => {
    const of = served();
    const texts = JSON.stringify(Array.from(changed, ([file, text]) => [file, revisionOf(text)]));
    if (!of || last?.of !== of || last.texts !== texts)
      last = { of, texts, mistakes: check(changed) };
    return last.mistakes;
  };
}
