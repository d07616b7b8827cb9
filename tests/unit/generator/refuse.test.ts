import { expect, test } from 'vitest';
import { refuseClashes } from '../../../src/generator/refuse.ts';

test.each<{ names: string[]; says?: string }>([
  { names: ['about.html', 'about/index.html', 'fonts/a.txt', 'fonts/b.txt'] },
  { names: ['robots.txt', 'robots.txt'], says: 'Two sources write robots.txt.' },
  {
    names: ['about.html', 'About.html'],
    says: 'about.html and About.html differ only in small and capital letters.',
  },
  { names: ['about', 'about/index.html'], says: 'about is a file, and about/index.html needs' },
])('$names: $says', ({ names, says }) => {
  const refusal = (): void => refuseClashes(names);
  if (says === undefined) expect(refusal).not.toThrow();
  else expect(refusal).toThrow(says);
});
