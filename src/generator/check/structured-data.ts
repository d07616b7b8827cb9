import type { PageRule } from './page.ts';

/** Structured data is valid JSON. */
export const structuredData: PageRule = ({ raw }) =>
  raw.flatMap(({ tag, text }) => {
    try {
      if (tag.attributes.type === 'application/ld+json') JSON.parse(text);
      return [];
    } catch (error) {
      return [{ says: `holds structured data that is not JSON: ${(error as Error).message}.` }];
    }
  });
