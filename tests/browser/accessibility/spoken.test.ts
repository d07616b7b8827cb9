import { expect, test } from 'vitest';
import type { PageKind } from '../../../scripts/browser/page-kinds.ts';
import { SAMPLE } from '../../support/sites.ts';
import { pageAt, withStyles } from '../support/one-page.ts';
import { spoken } from './spoken.ts';

const WIDE = { width: 1440 };
const PHONE = { width: 390 };

/** Together, these kinds contain the parts of all other kinds. */
const HEARD: PageKind[] = [
  'home',
  'coupons',
  'service',
  'state-inspection',
  'emissions',
  'make-with-blocks',
];

// If one of these files changes, read the difference like somebody who does not see the page.
const file = (name: string): string => `spoken/${name}.yaml`;

const pages = SAMPLE.everyKind.filter(({ kind }) => HEARD.includes(kind));
test.each(pages)('what a screen reader says between header and footer: $kind', async (kind) => {
  const wide = await spoken(await pageAt(kind.path, WIDE), 'main');
  const phone = await spoken(await pageAt(kind.path, PHONE), 'main');
  const differences = [...onlyIn(wide, phone, '-'), ...onlyIn(phone, wide, '+')];
  await expect(wide + differences.join('')).toMatchFileSnapshot(file(kind.kind));
});

/** The lines of one text that another does not have, as comments with a sign. */
const onlyIn = (text: string, other: string, sign: string): string[] =>
  text
    .split('\n')
    .filter((line) => !other.split('\n').includes(line))
    .map((line) => `# at 390 px: ${sign}${line}\n`);

test.each([WIDE, PHONE])('what it says in header and footer at $width px', async (look) => {
  const page = await pageAt('/about', look);
  const frame = await withStyles(page, 'main > * { display: none }', () => spoken(page));
  await expect(frame).toMatchFileSnapshot(file(`frame-${look.width}`));
});
