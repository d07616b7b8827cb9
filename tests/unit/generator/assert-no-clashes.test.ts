import { expect, test } from 'vitest';
import { assertNoClashes } from '../../../src/generator/assert-no-clashes.ts';

test.each<{ names: string[]; says?: string }>([
  { names: ['about.html', 'about/index.html', 'fonts/a.txt', 'fonts/b.txt'] },
  { names: ['robots.txt', 'robots.txt'], says: '0 and 1 both become robots.txt. Rename one' },
  { names: ['about.html', 'About.html'], says: '0 and 1 both become About.html.' },
  { names: ['about', 'about/index.html'], says: '0 becomes the file about, and 1 needs' },
])('$names: $says', ({ names, says }) => {
  const refusal = (): void =>
    assertNoClashes(names.map((name, index) => ({ name, madeFrom: String(index) })));
  if (says === undefined) expect(refusal).not.toThrow();
  else expect(refusal).toThrow(says);
});
