import { expect, test } from 'vitest';
import { withStyles } from '../../../src/generator/render.ts';

const styles = {
  always: ['html{}'],
  components: ['button', 'button-row', 'card'].map((name) => ({ name, css: `.${name}{}` })),
  late: { href: '/assets/late.css', names: ['late', 'later'] },
};

const inHead = (html: string) =>
  /<style>(.*)<\/style>/.exec(withStyles(`<style></style>${html}`, styles))![1];

test("adds a component's styles only if its root class is a whole word in the markup", () => {
  expect(inHead('<p class="button-row wide">button</p><i class="">')).toBe('html{}.button-row{}');
  expect(inHead('<p id="card">class="card</p>')).toBe('html{}');
});

test('keeps the order of the cascade, whatever order the page has', () => {
  expect(inHead('<p class="card\nx"><b class="button">')).toBe('html{}.button{}.card{}');
});

const LINK = '<link rel="stylesheet" href="/assets/late.css">';

test.each([
  { what: 'in <main>', html: '<p class="late"></p><main><p>HERE<b class="later"></p></main>' },
  { what: 'with another class first', html: '<main id="main">HERE<p id="a" class="x late y">' },
  { what: 'nowhere', html: '<p class="late"></p><main><p class="lately">' },
  { what: 'on a page without <main>', html: '<p class="late"></p>' },
])('links the late styles before the first element that needs them: $what', ({ html }) => {
  expect(withStyles(html.replace('HERE', ''), styles)).toBe(html.replace('HERE', LINK));
});
