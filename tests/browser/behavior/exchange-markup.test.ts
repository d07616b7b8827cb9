import { beforeAll, expect, test } from 'vitest';
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

test.each([
  {
    what: 'a text',
    before: '<h1>A <b>b</b></h1><p>1</p>',
    after: '<h1>C <b>b</b></h1><p>1</p>',
    result: '<h1*>C <b*>b</b></h1><p*>1</p>',
  },
  {
    what: 'attributes',
    before: '<p id="a" class="b" title="c">1</p>',
    after: '<p class="d" title="c" lang="e">1</p>',
    result: '<p class="d" title="c" lang="e"*>1</p>',
  },
  {
    what: 'a text inside a widget',
    before: '<div w=""><p>1</p></div>',
    after: '<div w=""><p>2</p></div>',
    result: '<div w=""*><p*>2</p></div>',
  },
  {
    what: 'an element that is added',
    before: '<p>1</p><p>2</p>',
    after: '<p>1</p><p>new</p><p>2</p>',
    result: '<p*>1</p><p>new</p><p*>2</p>',
  },
  {
    what: 'an element that is like the next one',
    before: '<p>1</p>',
    after: '<p>1</p><p>1</p>',
    result: '<p*>1</p><p>1</p>',
  },
  {
    what: 'an element that is removed',
    before: '<i>1</i><p>2</p><p>3</p>',
    after: '<i>1</i><p>3</p>',
    result: '<i*>1</i><p*>3</p>',
  },
  {
    what: 'an element that another one replaces',
    before: '<i>1</i><p>2</p>',
    after: '<i>1</i><h2>2</h2>',
    result: '<i*>1</i><h2>2</h2>',
  },
  {
    what: 'all that an element holds',
    before: '<p></p><p>1</p>',
    after: '<p><i>1</i></p><p></p>',
    result: '<p*><i>1</i></p><p*></p>',
  },
  {
    what: 'a comment',
    before: '<p>1</p><!--a-->',
    after: '<p>1</p><!--b-->',
    result: '<p*>1</p><!--b-->',
  },
  {
    what: 'a text beside a widget',
    before: '<p>1</p><p w="">2</p>',
    after: '<p>3</p><p w="">2</p>',
    result: '<p*>3</p><p w=""*>2</p>',
  },
])('exchanges $what, and no more', async ({ before, after, result }) => {
  expect(await exchanged(before, after)).toBe(result);
});

test.each([
  {
    what: 'opened an answer',
    before: '<details>1</details><p>2</p>',
    after: '<details>1</details><p>3</p>',
    script: 'all[0].open = true',
    result: '<details open=""*>1</details><p*>3</p>',
  },
  {
    what: 'added elements at the end',
    before: '<p>1</p>',
    after: '<p>1</p><p>2</p>',
    script: "document.body.append('s')",
    result: '<p*>1</p><p>2</p>s',
  },
  {
    what: 'made the same change',
    before: '<p>1</p>',
    after: '<p>2</p>',
    script: "all[0].textContent = '2'",
    result: '<p*>2</p>',
  },
  {
    what: 'changed a widget elsewhere',
    before: '<i w=""></i><p>1</p>',
    after: '<i w=""></i><p>2</p>',
    script: "all[0].innerHTML = '<b></b>'",
    result: '<i w=""*><b></b></i><p*>2</p>',
  },
])('exchanges markup after a script has $what', async ({ before, after, script, result }) => {
  expect(await exchanged(before, after, script)).toBe(result);
});

test.each<{ what: string; before: string; after: string; script?: string }>([
  { what: 'the text of a widget', before: '<p w="">1</p>', after: '<p w="">2</p>' },
  {
    what: 'an attribute inside a widget',
    before: '<p w=""><i>1</i></p>',
    after: '<p w=""><i lang="a">1</i></p>',
  },
  {
    what: 'elements inside a widget',
    before: '<p w=""><i>1</i></p>',
    after: '<p w=""><i>1</i><i>2</i></p>',
  },
  { what: 'an attribute of a widget', before: '<p w="">1</p>', after: '<p w="" lang="a">1</p>' },
  { what: 'a new widget', before: '<p>1</p>', after: '<p>1</p><div><p w="">2</p></div>' },
  { what: 'an element that becomes a widget', before: '<p>1</p>', after: '<p w="">1</p>' },
  { what: 'a widget that is removed', before: '<p>1</p><p w="">2</p>', after: '<p>1</p>' },
  {
    what: 'a text that a script has changed',
    before: '<p>1</p>',
    after: '<p>2</p>',
    script: "all[0].firstChild.data = '3'",
  },
  {
    what: 'an attribute that a script has changed',
    before: '<p class="a">1</p>',
    after: '<p class="b">1</p>',
    script: "all[0].className = 'c'",
  },
  {
    what: 'an element beside one that a script has added',
    before: '<p>1</p><p>2</p>',
    after: '<p>1</p><p>3</p>',
    script: "all[0].before(document.createElement('i'))",
  },
  {
    what: 'an element that a script has removed',
    before: '<p>1</p><p>2</p>',
    after: '<p>1</p><p>3</p>',
    script: 'all[1].remove()',
  },
  {
    what: 'an open answer that is removed',
    before: '<details>1</details><p>2</p>',
    after: '<p>2</p>',
    script: 'all[0].open = true',
  },
])('refuses to exchange $what', async ({ before, after, script }) => {
  expect(await exchanged(before, after, script)).toBe('Only a reload can show this change.');
});
