import type { PageCheck } from './page.ts';
import { fault } from './faults.ts';

/** Structured data is valid JSON. */
export const structuredData: PageCheck = ({ raw }) =>
  raw.flatMap(({ tag, text }) => {
    try {
      if (tag.attributes.type === 'application/ld+json') JSON.parse(text);
      return [];
    } catch (error) {
      return [fault('not-json', { reason: (error as Error).message })];
    }
  });
