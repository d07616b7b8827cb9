import { expect, test } from 'vitest';
import { ON_ITS_PAGE, sharedMarkup } from '../../src/components/shared-markup.ts';

test('markup is drawn once for each site, and a link is marked on the page that it leads to', () => {
  let drawn = 0;
  const menu = sharedMarkup(({ name }: { name: string }) => {
    drawn += 1;
    return (
      <>
        <a href="/about" aria-current={ON_ITS_PAGE}>
          {name}
        </a>
        <a href="/about-us" aria-current={ON_ITS_PAGE}>
          us
        </a>
        <a href="/about">more</a>
      </>
    );
  });
  const site = { name: 'A & B' };
  const plain = '<a href="/about">A &amp; B</a><a href="/about-us">us</a><a href="/about">more</a>';
  expect(menu(site, '/')).toEqual({ __html: plain });
  expect(menu(site, '/about').__html).toBe(plain.replace('"/about">A', '"/about" aria-current="page">A'));
  expect(menu(site, '/about-us').__html).toBe(plain.replace('"/about-us"', '"/about-us" aria-current="page"'));
  expect(drawn).toBe(1);
  expect(menu({ name: 'C' }, '/').__html).toContain('>C<');
});
