import { beforeAll, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { exchangeMarkup } from '../../../src/generator/dev/exchange-markup.ts';
import { sharedBrowser } from '../support/shared-browser.ts';

let tab: Page;

beforeAll(async () => {
  tab = await (await sharedBrowser()).newPage();
  return () => tab.close();
});

/** Here a widget is an element with the attribute `w`. Marks all elements of a page, runs `script` in it, and exchanges its markup. A star in the result marks an element that stayed. */
const exchanged = (before: string, after: string, script = ''): Promise<string> =>
  tab.evaluate(`(() => {
    const parse = (html) => new DOMParser().parseFromString(html, 'text/html').body;
    document.body.replaceWith(parse(${JSON.stringify(before)}));
    const all = [...document.body.querySelectorAll('*')];
    (() => { ${script} })();
    try {
      (${exchangeMarkup.toString()})(document.body, parse(${JSON.stringify(before)}), parse(${JSON.stringify(after)}), '[w]');
    } catch (error) {
      return error.message;
    }
    for (const stayed of all) stayed.setAttribute('_', '');
    return document.body.innerHTML.replaceAll(' _=""', '*');
  })()`);

it.each([
  ['a text', '<h1>A <b>b</b></h1><p>1</p>', '<h1>C <b>b</b></h1><p>1</p>', '<h1*>C <b*>b</b></h1><p*>1</p>'],
  ['attributes', '<p id="a" class="b" title="c">1</p>', '<p class="d" title="c" lang="e">1</p>', '<p class="d" title="c" lang="e"*>1</p>'],
  ['a text inside a widget', '<div w=""><p>1</p></div>', '<div w=""><p>2</p></div>', '<div w=""*><p*>2</p></div>'],
  ['an element that is added', '<p>1</p><p>2</p>', '<p>1</p><p>new</p><p>2</p>', '<p*>1</p><p>new</p><p*>2</p>'],
  ['an element that is like the next one', '<p>1</p>', '<p>1</p><p>1</p>', '<p*>1</p><p>1</p>'],
  ['an element that is removed', '<i>1</i><p>2</p><p>3</p>', '<i>1</i><p>3</p>', '<i*>1</i><p*>3</p>'],
  ['an element that another one replaces', '<i>1</i><p>2</p>', '<i>1</i><h2>2</h2>', '<i*>1</i><h2>2</h2>'],
  ['all that an element holds', '<p></p><p>1</p>', '<p><i>1</i></p><p></p>', '<p*><i>1</i></p><p*></p>'],
  ['a comment', '<p>1</p><!--a-->', '<p>1</p><!--b-->', '<p*>1</p><!--b-->'],
  ['a text beside a widget', '<p>1</p><p w="">2</p>', '<p>3</p><p w="">2</p>', '<p*>3</p><p w=""*>2</p>'],
])('exchanges %s, and no more', async (_what, before, after, result) => {
  expect(await exchanged(before, after)).toBe(result);
});

it.each([
  [
    'opened an answer',
    '<details>1</details><p>2</p>',
    '<details>1</details><p>3</p>',
    'all[0].open = true',
    '<details open=""*>1</details><p*>3</p>',
  ],
  ['added elements at the end', '<p>1</p>', '<p>1</p><p>2</p>', "document.body.append('s')", '<p*>1</p><p>2</p>s'],
  ['made the same change', '<p>1</p>', '<p>2</p>', "all[0].textContent = '2'", '<p*>2</p>'],
  [
    'changed a widget elsewhere',
    '<i w=""></i><p>1</p>',
    '<i w=""></i><p>2</p>',
    "all[0].innerHTML = '<b></b>'",
    '<i w=""*><b></b></i><p*>2</p>',
  ],
])('exchanges markup after a script has %s', async (_what, before, after, script, result) => {
  expect(await exchanged(before, after, script)).toBe(result);
});

it.each([
  ['the text of a widget', '<p w="">1</p>', '<p w="">2</p>', ''],
  ['an attribute inside a widget', '<p w=""><i>1</i></p>', '<p w=""><i lang="a">1</i></p>', ''],
  ['elements inside a widget', '<p w=""><i>1</i></p>', '<p w=""><i>1</i><i>2</i></p>', ''],
  ['an attribute of a widget', '<p w="">1</p>', '<p w="" lang="a">1</p>', ''],
  ['a new widget', '<p>1</p>', '<p>1</p><div><p w="">2</p></div>', ''],
  ['an element that becomes a widget', '<p>1</p>', '<p w="">1</p>', ''],
  ['a widget that is removed', '<p>1</p><p w="">2</p>', '<p>1</p>', ''],
  ['a text that a script has changed', '<p>1</p>', '<p>2</p>', "all[0].firstChild.data = '3'"],
  ['an attribute that a script has changed', '<p class="a">1</p>', '<p class="b">1</p>', "all[0].className = 'c'"],
  ['an element beside one that a script has added', '<p>1</p><p>2</p>', '<p>1</p><p>3</p>', "all[0].before(document.createElement('i'))"],
  ['an element that a script has removed', '<p>1</p><p>2</p>', '<p>1</p><p>3</p>', 'all[1].remove()'],
  ['an open answer that is removed', '<details>1</details><p>2</p>', '<p>2</p>', 'all[0].open = true'],
])('refuses to exchange %s', async (_what, before, after, script) => {
  expect(await exchanged(before, after, script)).toBe('Only a reload can show this change.');
});
