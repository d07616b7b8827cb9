import { expect, test } from 'vitest';
import { faintRings } from '../accessibility/focus-ring.ts';
import { axeFaults } from '../accessibility/run-axe.ts';
import { onePage } from '../support/one-page.ts';
import { contrast, faintText } from './contrast.ts';
import { lostInReflow } from './reflow.ts';
import { smallTargets } from './small-targets.ts';
import { lostAt } from './widths.ts';

// Each measure of every-kind.test.ts finds faults that are put into a page.

test('contrast is computed by the formula of WCAG', () => {
  expect(contrast([255, 255, 255], [0, 0, 0])).toBe(21);
  expect(contrast([118, 118, 118], [255, 255, 255])).toBeCloseTo(4.54, 2);
});

test('faint text is found, no matter why its contrast is low', async () => {
  const page = await onePage({ width: 390 });
  await page.setContent(`<style>body { font: 20px Arial; background: #fff } p { margin: 0 }</style>
<p class="plain">plain</p><p class="gray" style="color: #777">gray</p><p class="thin" style="opacity: .5">thin</p>
<p class="same" style="color: #fff">same</p><p class="picture" style="background: linear-gradient(#333, #444)">picture</p>
<p class="inverse" style="background: #000; color: color-mix(in srgb, #fff 90%, #000)">inverse</p>
<svg width="200" height="40"><text class="drawn" y="30" fill="#999">drawn</text></svg>`);
  const known = new Set<string>();
  expect(
    (await faintText(page, 'body', known)).map((problem) =>
      problem.replace(/of <.*> in \.\w+ /, ''),
    ),
  ).toEqual([
    '“gray” has a contrast of 4.5',
    '“thin” has a contrast of 4.0',
    '“same” cannot be seen',
    '“picture” has a contrast of 1.8',
    '“drawn” has a contrast of 2.8',
  ]);
  expect([...known].map((look) => look.split(' ')[0])).toEqual(['p.plain', 'p.inverse']);
});

test('text that is lost is found, with its widths', async () => {
  const page = await onePage({ width: 390 });
  await page.setContent(`<style>body { margin: 0; font: 20px/1 Arial }</style>
<p class="cut" style="width: 60px; overflow: hidden; white-space: nowrap">cut at the side</p>
<p class="low" style="height: 8px; overflow: clip">cut below</p>
<p class="narrow" style="width: 60px; overflow-wrap: anywhere">unbreakable</p>
<p class="one">one</p><p class="other" style="margin-top: -35px">other</p>
<p class="wide" style="width: 450px">wide <a href="/" style="margin-left: 350px">link</a></p>`);
  expect(await lostAt(page, [390, 500], 700, true)).toEqual([
    'at 390, 500 px: “cut at the side” of <p class="cut"> in .body is cut off at the side',
    'at 390, 500 px: “cut below” of <p class="low"> in .body is cut off above or below',
    'at 390, 500 px: “unbreakable” of <p class="narrow"> in .body is broken in two',
    'at 390 px: “link” of <a> in .wide is cut off at the side',
    "at 390 px: <a> in .wide reaches over the window's edge",
    'at 390, 500 px: “one” of <p class="one"> in .body and “other” of <p class="other"> in .body lie over each other',
    'at 390 px: the page scrolls sideways',
  ]);
});

test('text that is lost only with larger letters or more space is found', async () => {
  const page = await onePage({ width: 390 });
  // Letters are 0.6 em wide in every font for code, and each machine has one.
  await page.setContent(`<style>@media (max-width: 9em) { p { color: #000 } } p { overflow: hidden; font-family: ui-monospace, monospace; white-space: nowrap }</style>
<p class="large" style="width: 180px">eleven words</p><p class="spaced" style="width: 160px; font-size: 14px">seventeen letters</p>`);
  expect(await lostInReflow(page)).toEqual([
    'with text spacing, at 320, 768, 1100, 1440 px: “seventeen letters” of <p class="spaced"> in .body is cut off at the side',
    'with letters of twice the size, at 320, 768, 1100, 1440 px: “eleven words” of <p class="large"> in .body is cut off at the side',
  ]);
});

test('small targets are found, except links in sentences', async () => {
  const page = await onePage({ width: 390 });
  await page.setContent(`<style>div a { display: block; height: 50px }</style><p>In a <a href="/">sentence</a>.</p>
<div class="list"><a href="/" style="width: 23px">x</a><a class="button" href="/" style="width: 43px">y</a><a href="/" style="width: 24px">z</a></div>`);
  expect(await page.evaluate(smallTargets)).toEqual([
    '“x” in .list is 23 by 50 px, not 24',
    '“y” in .button is 43 by 50 px, not 44',
  ]);
});

test('a ring that is thin, faint or covered is found', async () => {
  const page = await onePage({ width: 390 });
  await page.setContent(`<style>body { margin: 40px; background: #fff } a { display: block; width: 90px; margin: 30px } a:focus { outline: 3px solid #000; outline-offset: 3px }
.thin:focus { outline-width: 1px } .faint:focus { outline-color: #aaa } .covered { overflow: clip; height: 19px } .covered a { margin: 0 }</style>
<a class="good" href="#">Good</a><a class="thin" href="#">Thin</a><a class="faint" href="#">Faint</a><div class="covered"><a class="inside" href="#">Covered</a></div>`);
  const known = new Set<string>();
  const found = async () =>
    (await faintRings(page, 'body', known)).map((line) => /^a\.(\w+)/.exec(line)?.[1]);
  expect(await found()).toEqual(['thin', 'faint', 'inside']);
  expect([...known].map((look) => look.split('|')[1])).toEqual(['good']);
});

test('axe finds faults that are put into a page', async () => {
  const page = await onePage({ width: 390 });
  await page.setContent(`<html lang="en"><title>Faults</title><main><h1>Faults</h1><img src="/og.png"><h5>Too deep</h5>
<p style="color: #777; background: #fff">Too pale</p><p style="color: #666; background: #fff">Too pale for AAA</p></main></html>`);
  const rules = (await axeFaults(page)).map((fault) => fault.split(':')[0]!);
  expect(rules).toEqual(
    expect.arrayContaining([
      'image-alt',
      'color-contrast',
      'color-contrast-enhanced',
      'heading-order',
    ]),
  );
});
