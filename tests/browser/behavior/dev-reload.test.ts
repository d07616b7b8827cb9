import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { Page } from 'playwright-core';
import { listen } from '../../../scripts/listen.ts';
import { createDevServer } from '../../../src/generator/dev/dev-server.ts';
import { moduleRegistry } from '../../../src/generator/dev/module-registry.ts';
import { workshopWithCode } from '../../support/workshop.ts';
import { sharedBrowser } from '../support/shared-browser.ts';

const QUESTIONS =
  '<details name="all"><summary>One</summary>1</details><details name="all"><summary>Two</summary>2</details><details><summary>Three</summary>3</details><p style={{ height: 5000 }}>long</p>';

let tab: Page;
let save: (file: string, from: string, to: string) => void;

beforeEach(async () => {
  const { root, edit } = workshopWithCode();
  edit('pages.tsx', '<h1>{home.heading}</h1>', `<h1>{home.heading}</h1>${QUESTIONS}`);
  let report: (files: readonly string[]) => void = () => {};
  const server = createDevServer({
    root,
    modules: moduleRegistry(root),
    entry: { file: 'site.ts', name: 'workshopSite' },
    now: () => new Date(),
    log: () => {},
    watch: (changed) => {
      report = changed;
      return () => {};
    },
  });
  const port = await listen(server, 0, '127.0.0.1');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  save = (file, from, to) => {
    edit(file, from, to);
    report([file]);
  };
  const context = await (
    await sharedBrowser()
  ).newContext({ viewport: { width: 800, height: 600 } });
  onTestFinished(() => context.close());
  tab = await context.newPage();
  await tab.goto(`http://127.0.0.1:${port}/`);
});

const heading = () => tab.textContent('h1');
const openAnswers = () =>
  tab.$$eval('details[open] summary', (all) => all.map(({ textContent }) => textContent));

async function readOn(): Promise<void> {
  await tab.click('text=Two');
  await tab.click('text=Three');
  await tab.evaluate(() => scrollTo(0, 1234));
}

/** Marks the page, and returns a function that tells whether it is still there. */
async function marked(): Promise<() => Promise<boolean>> {
  await tab.evaluate(() => void Object.assign(window, { stays: true }));
  return () => tab.evaluate(() => 'stays' in window);
}

test('a changed line of content, template and style show without a reload, and the reader stays there', async () => {
  await readOn();
  const textTop = () =>
    tab.evaluate(() => document.querySelector('[style]')!.getBoundingClientRect().top);
  const before = await textTop();
  const stays = await marked();
  save('content/home.yaml', 'heading: ', 'heading: New ');
  await expect.poll(heading).toMatch(/^New /);
  save('content/home.yaml', 'title: ', 'title: New ');
  await expect.poll(() => tab.title()).toMatch(/^New /);
  save(
    'pages.tsx',
    '<summary>One</summary>',
    '<summary>Zero</summary>0</details><details name="all"><summary>One</summary>',
  );
  await expect.poll(() => tab.$$eval('details', ({ length }) => length)).toBe(4);
  save('styles/base.css', 'margin:', 'color:red;margin:');
  await expect
    .poll(() => tab.evaluate(() => getComputedStyle(document.body).color))
    .toBe('rgb(255, 0, 0)');
  save('styles/bell.css', '.bell {', '.bell { outline-color: rgb(1, 2, 3);');
  await expect
    .poll(() => tab.evaluate(() => getComputedStyle(document.querySelector('.bell')!).outlineColor))
    .toBe('rgb(1, 2, 3)');
  save('content/home.yaml', 'heading: New', 'heading: Newer');
  await expect.poll(heading).toMatch(/^Newer /);
  expect(await openAnswers()).toEqual(['Two', 'Three']);
  expect(await textTop()).toBe(before);
  expect(await stays()).toBe(true);
});

test('after a change that scripts must know, a page reloads with the same scroll position and the same open answers', async () => {
  await readOn();
  let stays = await marked();
  save('client.ts', 'bell-rung', 'bell-heard');
  await expect.poll(stays).toBe(false);
  await expect.poll(openAnswers).toEqual(['Two', 'Three']);
  await expect.poll(() => tab.evaluate(() => scrollY)).toBe(1234);
  // After an exchange of styles, the page still sees that nothing else of it is new. It reloads, since its script may show the change.
  save('styles/base.css', 'margin:', 'color:red;margin:');
  await expect
    .poll(() => tab.evaluate(() => getComputedStyle(document.body).color))
    .toBe('rgb(255, 0, 0)');
  save('styles/bell.css', '.bell {', '.bell { outline-color: rgb(1, 2, 3);');
  await expect
    .poll(() => tab.evaluate(() => getComputedStyle(document.querySelector('.bell')!).outlineColor))
    .toBe('rgb(1, 2, 3)');
  await tab.evaluate(() => fetch('/repairs/gears').then((answer) => answer.text()));
  stays = await marked();
  save('content/repairs/gears.yaml', 'text: ', 'text: New ');
  await expect.poll(stays).toBe(false);
  stays = await marked();
  save(
    'pages.tsx',
    '<summary>One',
    '<summary data-part="bell">Zero</summary>0</details><details name="all"><summary>One',
  );
  await expect.poll(() => tab.$$eval('details', ({ length }) => length)).toBe(4);
  expect(await stays()).toBe(false);
  await expect.poll(openAnswers).toEqual(['Two', 'Three']);
  await expect.poll(() => tab.evaluate(() => scrollY)).toBe(1234);
});

test('a changed style leaves the other sheets of the page alone, with their fonts', async () => {
  await tab.goto(new URL('/repairs/gears', tab.url()).href);
  await tab.evaluate(() =>
    [...document.styleSheets].forEach((sheet) => Object.assign(sheet, { stays: true })),
  );
  save('styles/base.css', 'margin:', 'padding-top:9px;margin:');
  const sheets = () =>
    tab.evaluate(() =>
      [...document.styleSheets]
        .filter(({ href, cssRules }) => href === null && cssRules.length > 0)
        .map(
          (sheet) =>
            `${sheet.cssRules[0]!.cssText.split(' ')[0]} ${'stays' in sheet ? 'stays' : 'is new'}`,
        ),
    );
  await expect.poll(sheets).toEqual(['body is new', '.price-tag stays']);
});

test('a mistake shows in the page at once; after the fix, the page has the same scroll position', async () => {
  await readOn();
  save('content/home.yaml', 'heading:', 'haeding:');
  await expect.poll(heading).toBe('The site cannot be built.');
  expect(await tab.textContent('.source')).toContain('3 │ haeding:');
  save('content/home.yaml', 'haeding:', 'heading:');
  await expect.poll(heading).not.toBe('The site cannot be built.');
  expect(await openAnswers()).toEqual(['Two', 'Three']);
  expect(await tab.evaluate(() => scrollY)).toBe(1234);
});

test('a broken rule shows as a note on the page', async () => {
  save('pages.tsx', 'data-part="bell"', 'data-part="bel"');
  await tab.click('dev-notes summary');
  expect(await tab.textContent('dev-notes li')).toContain('Did you mean "bell"?');
});
