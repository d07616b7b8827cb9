import { expect, test } from 'vitest';
import { assertNoClashes } from '../../../src/generator/assert-no-clashes.ts';

test.each<[names: string[], says?: string]>([
  [['about.html', 'about/index.html', 'fonts/a.txt', 'fonts/b.txt']],
  [['robots.txt', 'robots.txt'], '0 and 1 both become robots.txt. Rename one'],
  [['about.html', 'About.html'], '0 and 1 both become About.html.'],
  [['about', 'about/index.html'], '0 becomes the file about, and 1 needs'],
])('%j: %s', (names, says) => {
  const refusal = (): void =>
    assertNoClashes(names.map((name, index) => ({ name, madeFrom: String(index) })));
  if (says === undefined) expect(refusal).not.toThrow();
  else expect(refusal).toThrow(says);
});
