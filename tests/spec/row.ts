import type { Browser } from 'playwright-core';
import type { PageSummary } from './read-page.ts';
import type { Visit } from './visitor.ts';

/** A page as one visitor found it. */
export type Visited = PageSummary & { path: string; visit: Visit };

/** Returns the faults of a page in words. */
export type Check = (page: Visited) => string[];

/** Tries something in a browser at the site's address, and returns the faults in words. */
export type Trial = (browser: Browser, url: string) => Promise<string[]>;

/**
 * A statement of the specification in its own words, and what proves it: a check on pages, or a
 * trial.
 */
export type Row = { section: string; says: string } & (
  { on: string[]; check: Check } | { trial: Trial }
);

/** Rows for the pages at these paths: statement → its check. */
export const on = (
  section: string,
  paths: string | string[],
  checks: Record<string, Check>,
): Row[] =>
  Object.entries(checks).map(([says, check]) => ({ section, says, on: [paths].flat(), check }));

export const trials = (section: string, found: Record<string, Trial>): Row[] =>
  Object.entries(found).map(([says, trial]) => ({ section, says, trial }));
