import { minify as reference } from 'html-minifier-terser';
import { describe, expect, it, test } from 'vitest';
import { createMinifier } from '../../../src/generator/write/minify-html.ts';

const OPTIONS = { collapseWhitespace: true, collapseBooleanAttributes: true, removeComments: true };

describe('the minifier says what html-minifier-terser says', () => {
  it.each([
    ['white space between blocks', '<ul>\n  <li>a</li>\n  <li>b</li>\n</ul>'],
    ['white space in text', '<p>\n  a\n  b  c\td </p>'],
    ['words and their links', '<p>Call <a href="tel:+1">now</a> or <b>come</b> in.</p>'],
    ['spaces on both sides of a link', '<p>Call <a href="tel:+1"> now </a> or</p>'],
    ['a space before the end of a line of text', '<p><span>a </span><span><b>b </b></span></p><p>c <i>d</i> </p>'],
    ['a space between inline elements', '<p><b>a</b> <span>b</span> <img src="a"/> c</p>'],
    ['a space between a block and a link', '<div>a</div> <a href="/">b</a> <div>c</div>'],
    ['a button, a line break, a picture', '<p>a <button type="button"> b </button> <br/> c <img src="x" alt=" y "/> </p>'],
    ['empty texts', '<p> </p><p><b> </b></p>'],
    ['slashes and names of attributes', '<meta charSet="utf-8"/><img srcSet="/a 480w, /b 960w" src="/a"/><br/>'],
    ['attributes without a value', '<details open=""><summary hidden="">a</summary></details><div popover="" data-shared=""></div>'],
    ['the width of the screen', '<meta name="viewport" content="width=device-width, initial-scale=1"/>'],
    ['a drawing', '<p>a <svg viewBox="0 0 1 1" hidden=""><path d="M0 0"/><text x="1"> a </text><linearGradient id="x"></linearGradient></svg> b</p><br/>'],
    ['scripts and styles', '<script>a  (  "<b>  "  )</script><style>a { b: c }</style><script type="application/ld+json">{"a":"<\\u002fscript>  b"}</script>'],
    ['text that keeps its lines', '<textarea> a\n  b </textarea>'],
    ['comments', '<p>a<!-- b --> c</p><!-- > --><p>d</p>'],
    ['signs in quotes', '<p title="a>b  c">d</p><p title="a>b  e">f</p>'],
    ['escapes and other alphabets', '<p title="&quot;a&quot; &amp; b">&lt;script&gt; &amp;amp; 🚗 שלום\u00a0 \u00a0x</p>'],
    ['an escaped sign', '<p>1 &lt; 2</p>'],
  ])('about %s', async (_, html) => {
    expect(createMinifier()(html)).toBe(await reference(html, OPTIONS));
  });
});

test('a tag without an end is an error', () => {
  expect(() => createMinifier()('<p <')).toThrow('Parse Error: <p <');
  expect(() => createMinifier()('<p title="a>b</p>')).toThrow('Parse Error');
});
