import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { compare } from './compare.ts';
import { picture, sceneName } from '../../../scripts/shots/picture.ts';
import { fileOf, reduced, REFERENCES } from '../../../scripts/shots/references.ts';
import { SCENES } from '../../../scripts/shots/scenes.ts';
import { stillPages } from '../../../scripts/browser/still-page.ts';
import { contentFingerprint, RECORDED } from '../../../scripts/browser/content-fingerprint.ts';
import { ifThere } from '../../../src/generator/tools.ts';
import { SHOP } from '../../support/sites.ts';
import { visitorsBrowser } from '../support/shared-browser.ts';

// The references are from Linux. Other systems draw the same letters with other pixels.
const here = process.platform === 'linux';
const FAILED = 'test-results/visual';
const OTHER_CONTENT = `content/ has changed since the reference pictures were taken, so they are not compared. Before you change how pages look, take them again: npm run shots -- --references`;
const RENEW = 'If it is meant, look at it and renew the reference: npm run shots -- --references';

// An owner who changes a word need not renew pictures. A developer does so before the next change
// of a look.
describe.runIf(here)('pictures', () => {
  const recorded = readFileSync(join(REFERENCES, RECORDED), 'utf8').trim();
  const isComparable = recorded === contentFingerprint();
  if (!isComparable) console.log(OTHER_CONTENT);
  let pageFor: ReturnType<typeof stillPages>;
  beforeAll(async () => {
    if (!isComparable) return;
    rmSync(FAILED, { recursive: true, force: true });
    pageFor = stillPages(await visitorsBrowser());
  });

  test.runIf(isComparable).each(SCENES.map((scene) => ({ name: sceneName(scene), scene })))(
    '$name',
    async ({ name, scene }) => {
      const reference = ifThere(() => readFileSync(fileOf(scene)));
      const actual = await picture(
        pageFor,
        { url: inject('shopSite').url, kinds: SHOP.kinds },
        scene,
      );
      const { problem, overlay } =
        reference === undefined
          ? { problem: 'It has no reference yet.' }
          : await compare(await reduced(scene, actual), reference);
      if (problem === undefined) return;
      keep(`${name}.png`, actual);
      if (reference !== undefined) keep(`${name}-reference.png`, reference);
      if (overlay !== undefined) keep(`${name}-difference.png`, overlay);
      expect.fail(
        `The picture ${name} differs from its reference. ${problem}\nSee ${FAILED}/${name}*.png. ${RENEW}`,
      );
    },
  );
});

test('every reference file belongs to a picture', () => {
  const kept = readdirSync(REFERENCES).filter((file) => file !== RECORDED);
  expect(kept.sort()).toEqual(SCENES.map((scene) => `${sceneName(scene)}.png`).sort());
});

function keep(file: string, png: Buffer): void {
  mkdirSync(FAILED, { recursive: true });
  writeFileSync(join(FAILED, file), png);
}
