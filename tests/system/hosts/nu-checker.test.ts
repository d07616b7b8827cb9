import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import fg from 'fast-glob';
import { pageFileNames } from '../../../src/generator/base/page-path.ts';
import { SHOP } from '../../support/sites.ts';
import { nuMessages } from './nu-checker.ts';

/**
 * Correct code that the Nu checker reports because it does not know it yet. Its style checker is
 * years behind, and its grammar of drawings is that of SVG 1.1. A pattern excuses a message only
 * where the declaration, the at-rule or the tag that the message points at fits it.
 */
const KNOWN_GAPS = [
  // CSS Conditional Rules 5. Chrome and Safari since 2022, Firefox since 2023.
  /^container-type:inline-size$/,
  /^@container\b/,
  // Units of a container query, with the same browsers as container-type.
  /^[\w-]+:.*\dcq[iwhb]\b/,
  // CSS Values 4: min(), max() and clamp() take sums and products without calc().
  /^[\w-]+:.*\b(min|max|clamp)\([^;]*\*/,
  // CSS View Transitions 2. A browser that does not know it shows the next page at once.
  /^@view-transition$/,
  // CSS View Transitions 1. Chrome since 2023, Safari since 2024, Firefox since 2025.
  /^view-transition-name:/,
  // CSS View Transitions 1, with the same browsers as view-transition-name.
  /::view-transition-(old|new)\(/,
  // SVG 2. Every engine since 2020.
  /^vector-effect:/,
  // SVG 2. Every engine since 2017.
  /^paint-order:stroke$/,
  // SVG 2 allows pathLength on every basic shape. Every engine since 2020.
  /^<circle\b[^>]*\spathLength="/,
];

const FOLDER = inject('shopFolder');
const FILES = fg.sync('**', { cwd: FOLDER }).sort();

// The run reports a missing Java before the tests. In CI, it ends the run.
const java = inject('programs').java !== undefined;

// One page of each kind. The not-found page of its address has a name of its own.
const PAGES = [
  '404.html',
  ...SHOP.everyKind.flatMap(({ path }) => pageFileNames(path)[0]!),
  'review.html',
].filter((file) => FILES.includes(file));
const OTHERS = FILES.filter((file) => /\.(css|svg)$/.test(file));

test.runIf(java)(
  'the Nu checker finds no error in any page, style or drawing, and no section without a heading',
  () => {
    expect(PAGES.length).toBeGreaterThan(SHOP.everyKind.length);
    expect(OTHERS.join()).toMatch(/\.css,.*\.svg/);
    // Java starts once for all files.
    const messages = nuMessages([...PAGES, ...OTHERS].map((file) => join(FOLDER, file)));
    // The checker only warns of a section without a heading. A list of headings would miss it.
    const faults = messages.filter(
      ({ isError, text, at }) =>
        (isError || text.includes('lacks heading')) && !KNOWN_GAPS.some((gap) => gap.test(at)),
    );
    expect(faults).toEqual([]);
  },
);
