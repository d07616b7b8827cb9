import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { BuildError } from '../../../src/generator/build-error.ts';
import { minifyPages, startMinifier } from '../../../src/generator/write/minify.ts';
import { ROOT } from '../../support/project.ts';
import { scratchFolder } from '../../support/scratch.ts';

function minifier(root = ROOT) {
  const running = startMinifier(root);
  onTestFinished(async () => void (await running.stop()));
  return running;
}

it.each([
  ['white space between blocks', '<ul>\n  <li>a</li>\n  <li>b</li>\n</ul>', '<ul><li>a</li><li>b</li></ul>'],
  ['comments', '<p>a<!-- b --></p>', '<p>a</p>'],
])('takes out %s', async (_what, html, less) => {
  expect(await minifier().minify(html)).toBe(less);
});

it.each([
  ['words from their links', '<p>Call <a href="tel:+1">now</a> or <b>come</b> in.</p>'],
  ['quotes from attributes', '<p class="a" id="b">x</p>'],
  ['tags that may be left out', '<table><tbody><tr><td>a</td></tr></tbody></table>'],
  ['a character from scripts and data', '<script>a  (  "b"  )</script><script type="application/ld+json">{"a":"<\\u002fscript>  b"}</script>'],
  ['a character from styles', '<style>@media(min-width:9px){a{b:c}}</style>'],
  ['escapes', '<p title="&quot;a&quot; &amp; b">&lt;script&gt; &amp;amp; 🚗 שלום</p>'],
])('does not take %s', async (_what, html) => {
  expect(await minifier().minify(html)).toBe(html);
});

it('minifies pages of the same text once', async () => {
  const { minify, ...rest } = minifier();
  const asked = new Set<Promise<string>>();
  const counting = { ...rest, minify: (html: string) => { const answer = minify(html); asked.add(answer); return answer; } };
  const pages = await minifyPages(new Map([['a.html', '<p> a </p>'], ['a/index.html', '<p> a </p>'], ['b.html', '<p> b </p>']]), counting);
  expect([...pages]).toEqual([['a.html', '<p>a</p>'], ['a/index.html', '<p>a</p>'], ['b.html', '<p>b</p>']]);
  expect(asked.size).toBe(2);
});

it('names the page that cannot be parsed', async () => {
  const failing = minifyPages(new Map([['bad.html', '<p <']]), minifier());
  await expect(failing).rejects.toThrow(BuildError);
  await expect(failing).rejects.toThrow(/^bad\.html was not written\. It is not HTML that can be minified: Parse Error/);
});

/** A project whose minifying thread is this script. */
function withThread(script: string): string {
  const root = scratchFolder();
  mkdirSync(join(root, 'src/generator/write'), { recursive: true });
  writeFileSync(join(root, 'src/generator/write/minify-worker.mjs'), script);
  return root;
}

it.each([
  ['cannot be loaded', "import 'no-such-package';", /no-such-package/],
  ['throws', "import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => { throw new Error('a slip'); });", /a slip/],
  ['ends', "import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => process.exit(3));", /it ended by itself with code 3\./],
])('names the first page that a thread which %s did not answer, and answers all that is asked later', async (_what, script, why) => {
  const running = minifier(withThread(script));
  const failing = minifyPages(new Map([['a.html', 'a'], ['b.html', 'b']]), running);
  await expect(failing).rejects.toThrow(BuildError);
  await expect(failing).rejects.toThrow(/^a\.html was not written\. The thread that minifies pages stopped: /);
  await expect(failing).rejects.toThrow(why);
  await expect(running.minify('later')).rejects.toThrow(why);
});
