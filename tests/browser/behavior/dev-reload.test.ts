import { expect, onTestFinished, test } from 'vitest';
import { siteModules } from '../../../src/generator/dev/site-modules.ts';
import { startDevServer } from '../../support/start-dev-server.ts';
import { workshopWithCode } from '../../support/workshop.ts';
import { sharedBrowser } from '../support/shared-browser.ts';

const QUESTIONS =
  '<details name="all"><summary>One</summary>1</details><details name="all"><summary>Two</summary>2</details><details><summary>Three</summary>3</details><p style={{ height: 5000 }}>long</p>';

test('each kind of change shows in the place where the page was, and so does a mistake', async () => {
  const { root, edit } = workshopWithCode();
  edit('pages.tsx', '<h1>{home.heading}</h1>', `<h1>{home.heading}</h1>${QUESTIONS}`);
  const modules = siteModules(root, { file: 'site.ts', name: 'workshopSite' });
  const { url, report } = await startDevServer({ root, modules });
  const save = (file: string, from: string | RegExp, to: string) => {
    edit(file, from, to);
    report(file);
  };
  const context = await (
    await sharedBrowser()
  ).newContext({ viewport: { width: 800, height: 600 } });
  onTestFinished(() => context.close());
  const tab = await context.newPage();
  await tab.goto(url);

  const heading = () => tab.textContent('h1');
  const openAnswers = () =>
    tab.$$eval('details[open] summary', (all) => all.map(({ textContent }) => textContent));

  await tab.click('text=Two');
  await tab.click('text=Three');
  await tab.evaluate(() => scrollTo(0, 1234));
  save('content/home.yaml', 'heading: ', 'heading: New ');
  await expect.poll(heading).toMatch(/^New /);
  save('pages.tsx', '<summary>One</summary>', '<summary>First</summary>');
  await expect.poll(() => tab.textContent('summary')).toBe('First');
  save('styles/base.css', 'margin:', 'color:red;margin:');
  const color = () => tab.$eval('body', (body) => getComputedStyle(body).color);
  await expect.poll(color).toBe('rgb(255, 0, 0)');
  save('client.ts', /^/, "document.documentElement.dataset.saved = 'yes';\n");
  await expect.poll(() => tab.evaluate(() => document.documentElement.dataset.saved)).toBe('yes');
  save('content/home.yaml', 'heading:', 'haeding:');
  await expect.poll(heading).toBe('The site cannot be built.');
  save('content/home.yaml', 'haeding:', 'heading:');
  await expect.poll(heading).not.toBe('The site cannot be built.');
  await expect.poll(openAnswers).toEqual(['Two', 'Three']);
  await expect.poll(() => tab.evaluate(() => scrollY)).toBe(1234);
});
