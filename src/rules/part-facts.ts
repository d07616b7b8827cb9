import type { Service } from '../schema/content.ts';

/** Where the browser script finds the facts, by the number of the service. */
export const PART_FACTS_PATH = '/parts.json';

/**
 * One fact for each part of the car, for the sign on the road: the last sentence of its service's
 * intro.
 */
export const partFacts = (services: Pick<Service, 'number' | 'intro'>[]): string =>
  JSON.stringify(
    Object.fromEntries(services.map(({ number, intro }) => [number, lastSentence(intro)])),
  );

const lastSentence = (intro: string): string =>
  intro
    .split(/(?<=[.!?]) /)
    .at(-1)!
    .replace(/\.$/, '');
