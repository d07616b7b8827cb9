import type { Service } from '../schema/content.ts';

/** The address of the sentences for the browser script, by service number. */
export const PART_SENTENCES_PATH = '/parts.json';

/**
 * A sentence for each part of the car, for the sign on the road: the last one of its service's
 * intro.
 */
export const partSentences = (services: Pick<Service, 'number' | 'intro'>[]): string =>
  JSON.stringify(
    Object.fromEntries(services.map(({ number, intro }) => [number, lastSentence(intro)])),
  );

const lastSentence = (intro: string): string =>
  intro
    .split(/(?<=[.!?]) /)
    .at(-1)!
    .replace(/\.$/, '');
