import type { Browser } from 'playwright-core';
import type { PageSummary } from './read-page.ts';
import type { Visit } from './visitor.ts';

/** A page as one visitor found it. */
export type Visited = PageSummary & { path: string; visit: Visit };

/** What is wrong with a page, in words. Nothing is wrong if there are none. */
export type Check = (page: Visited) => string[];

/** What a visitor tries, with a browser and the address of the site. */
export type Trial = (browser: Browser, url: string) => Promise<string[]>;

/**
 * A statement of the specification in its own words, and what proves it: a check on pages, or a
 * trial.
 */
export type Row = { section: string; says: string } & (
  { on: string[]; check: Check } | { trial: Trial }
);

/** The checks of the pages at these paths, each by the words that it proves. */
export const on = (
  section: string,
  paths: string | string[],
  checks: Record<string, Check>,
): Row[] =>
  Object.entries(checks).map(([says, check]) => ({ section, says, on: [paths].flat(), check }));

export const trials = (section: string, found: Record<string, Trial>): Row[] =>
  Object.entries(found).map(([says, trial]) => ({ section, says, trial }));
