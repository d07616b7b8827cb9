import { expect, test } from 'vitest';
import { htmlOf } from '../../../../src/generator/piece.ts';
import { ON_ITS_PAGE, renderPieces, sharedPart } from '../../../../src/generator/shared-part.ts';

let drawn = 0;
const Menu = sharedPart(({ name }: { name: string }) => {
  drawn += 1;
  return (
    <>
      <a href="/about" aria-current={ON_ITS_PAGE}>
        {name}
      </a>
      <a className="wide" href="/about-us" aria-current={ON_ITS_PAGE}>
        us
      </a>
      <a href="/about">more</a>
    </>
  );
});
const htmlOn = (path: string, name = 'A & B'): string =>
  htmlOf(
    renderPieces(
      <nav>
        Go <Menu name={name} />
        to
      </nav>,
      path,
    ),
  );

test('a shared part is drawn once for equal props, and a link in it is marked on the page that it leads to', () => {
  const plain =
    '<nav>Go <a href="/about">A &amp; B</a><a class="wide" href="/about-us">us</a><a href="/about">more</a>to</nav>';
  expect(htmlOn('/')).toBe(plain);
  expect(htmlOn('/about')).toBe(plain.replace('"/about">A', '"/about" aria-current="page">A'));
  expect(htmlOn('/about-us')).toBe(plain.replace('"/about-us"', '"/about-us" aria-current="page"'));
  expect(drawn).toBe(1);
  expect(htmlOn('/', 'C')).toContain('>C<');
  expect(drawn).toBe(2);
});

test('a shared part with a prop differs from the one without it', () => {
  const Sign = sharedPart(({ wide }: { wide?: boolean }) => <>{wide ? 'wide' : 'narrow'}</>);
  const signs = [<Sign key="a" />, <Sign key="b" wide />, <Sign key="c" />].map((sign) =>
    htmlOf(renderPieces(sign, '/')),
  );
  expect(signs).toEqual(['narrow', 'wide', 'narrow']);
});

test('pages share the pieces of a shared part but for the one with their own link, and other pages share it as one piece', () => {
  const Makes = sharedPart(() =>
    Array.from({ length: 20 }, (_, index) => (
      <a key={index} href={`/${index}`} aria-current={ON_ITS_PAGE}>
        {index}
      </a>
    )),
  );
  const [third, twelfth, other] = ['/3', '/12', '/x'].map((path) => renderPieces(<Makes />, path));
  expect(third!.map(({ isShared }) => isShared)).toEqual([undefined, true, true]);
  expect(twelfth!.map((piece) => third!.includes(piece))).toEqual([false, false, true]);
  expect(htmlOf(third!)).toBe(htmlOf(other!).replace('"/3"', '"/3" aria-current="page"'));
  expect(other).toEqual([{ html: htmlOf(other!), isShared: true }]);
  expect(renderPieces(<Makes />, '/y')[0]).toBe(other![0]);
});

test('a shared part says so if it is inside another one, or if a text looks like its place', () => {
  const Outer = sharedPart(() => <Menu name="A" />);
  expect(() => renderPieces(<Outer />, '/')).toThrow('not inside another shared part');
  expect(() => renderPieces(<p>{'a\0b'}</p>, '/')).toThrow(
    'A text of the page has a NUL character. Remove it.',
  );
});
