import { expect, test } from 'vitest';
import { styled } from '../../../src/generator/assets/styled.ts';

const styles = {
  always: ['html{}'],
  components: ['button', 'button-row', 'card'].map((name) => ({ name, css: `.${name}{}` })),
  late: { href: '/assets/late.css', names: ['late'] },
};

const inHead = (html: string) => /<style>(.*)<\/style>/.exec(styled(`<style></style>${html}`, styles))![1];

test("adds a component's styles only if its root class is a whole word in the markup", () => {
  expect(inHead('<p class="button-row wide">button</p><i class="">')).toBe('html{}.button-row{}');
  expect(inHead('<p id="card">class="card</p>')).toBe('html{}');
});

test('links the late styles before the first element that the styles in the head do not cover', () => {
  const head = {
    ...styles,
    components: [{ name: 'masthead', css: '.masthead{}.late{}' }],
    late: { href: '/assets/late.css', names: ['late', 'later'] },
  };
  const linked = (html: string) => styled(html, head);
  const link = '<link rel="stylesheet" href="/assets/late.css">';
  const late = '<p class="late"></p>';
  const later = '<p class="later"></p>';
  const masthead = '<p class="masthead"></p>';
  const before = `${late}<main>`;
  expect(linked(`${before}<p>${late}${later}</main>`)).toBe(`${before}<p>${link}${late}${later}</main>`);
  expect(linked(`${before}${masthead}${late}${later}</main>`)).toBe(`${before}${masthead}${late}${link}${later}</main>`);
  expect(linked(`<main><p id="a" class="later wide"></p></main>`)).toBe(`<main>${link}<p id="a" class="later wide"></p></main>`);
  expect(linked(later)).toBe(later);
});

test('keeps the order of the cascade, whatever order the page has', () => {
  expect(inHead('<p class="card\nx"><b class="button">')).toBe('html{}.button{}.card{}');
});
