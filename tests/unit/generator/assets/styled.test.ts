import { expect, test } from 'vitest';
import { styled } from '../../../../src/generator/assets/styled.ts';
import { htmlOf } from '../../../../src/generator/piece.ts';

const styles = {
  always: ['html{}'],
  components: ['button', 'button-row', 'card'].map((name) => ({ name, css: `.${name}{}` })),
  late: { href: '/assets/late.css', names: ['late'] },
};

const inHead = (html: string) =>
  /<style>(.*)<\/style>/.exec(
    htmlOf(styled([{ html: '', isForStyles: true }, { html }], styles)),
  )![1];

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
  const linked = (...pieces: string[]) =>
    htmlOf(
      styled(
        pieces.map((html) => ({ html })),
        head,
      ),
    );
  const link = '<link rel="stylesheet" href="/assets/late.css">';
  const late = '<p class="late"></p>';
  const later = '<p class="later"></p>';
  const masthead = '<p class="masthead"></p>';
  const before = `${late}<main>`;
  expect(linked(`${before}<p>${late}${later}</main>`)).toBe(
    `${before}<p>${link}${late}${later}</main>`,
  );
  expect(linked(`${before}${masthead}${late}${later}</main>`)).toBe(
    `${before}${masthead}${late}${link}${later}</main>`,
  );
  expect(linked(late, `<main>${masthead}`, `${late}<p>`, `${later}</main>`)).toBe(
    `${before}${masthead}${late}<p>${link}${later}</main>`,
  );
  expect(linked(before, masthead, `<p>${later}`, '</main>')).toBe(
    `${before}${masthead}<p>${link}${later}</main>`,
  );
});

test('keeps the order of the cascade, whatever order the page has', () => {
  expect(inHead('<p class="card\nx"><b class="button">')).toBe('html{}.button{}.card{}');
});
