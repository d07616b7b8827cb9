import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { compare } from './compare.ts';
import { picture, sceneName } from '../../../scripts/shots/picture.ts';
import { readReference, reduced, REFERENCES } from '../../../scripts/shots/references.ts';
import { SCENES } from '../../../scripts/shots/scenes.ts';
import { stillPages } from '../../../scripts/browser/still-page.ts';
import { visitorsBrowser } from '../support/shared-browser.ts';

// The references are from Linux. Other systems draw the same letters with other pixels.
const here = process.platform === 'linux';
const FAILED = 'test-results/visual';
const RENEW = 'If it is meant, look at it and renew the reference: npm run shots -- --references';

describe.runIf(here)('pictures', () => {
  let pageFor: ReturnType<typeof stillPages>;
  beforeAll(async () => {
    rmSync(FAILED, { recursive: true, force: true });
    pageFor = stillPages(await visitorsBrowser());
  });

  test.each(SCENES.map((scene) => [sceneName(scene), scene] as const))('%s', async (name, scene) => {
    const reference = readReference(scene);
    const actual = await picture(pageFor, inject('frozenSite').url, scene);
    const { problem, overlay } =
      reference === undefined ? { problem: 'It has no reference yet.' } : await compare(await reduced(scene, actual), reference);
    if (problem === undefined) return;
    keep(`${name}.png`, actual);
    if (reference !== undefined) keep(`${name}-reference.png`, reference);
    if (overlay !== undefined) keep(`${name}-difference.png`, overlay);
    expect.fail(`The picture ${name} differs from its reference. ${problem}\nSee ${FAILED}/${name}*.png. ${RENEW}`);
  });
});

test('every reference file belongs to a picture', () => {
  const kept = readdirSync(REFERENCES).map((file) => file.replace(/\.png$/, ''));
  expect(kept.sort()).toEqual(SCENES.map(sceneName).sort());
});

function keep(file: string, png: Buffer): void {
  mkdirSync(FAILED, { recursive: true });
  writeFileSync(join(FAILED, file), png);
}
