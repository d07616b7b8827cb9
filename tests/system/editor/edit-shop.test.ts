import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { desk } from '../../../src/desk.ts';
import type { FileRequest, Form, PublishLine } from '../../../src/editor/api.ts';
import type { Change } from '../../../src/editor/change.ts';
import { editRequests } from '../../../src/editor/requests.ts';
import { openSite } from '../../../src/generator/build.ts';
import { parseYaml } from '../../../src/generator/content/parse-yaml.ts';
import type { Shop } from '../../../src/schema/shop.ts';
import { site } from '../../../src/site.ts';
import { ioOf } from '../../support/content-files.ts';
import { contentsOf } from '../../support/scratch.ts';
import { ROOT, scratchProject } from '../../support/project.ts';
import { SAMPLE_FILES, writeSample } from '../../support/sample.ts';

const opening = openSite(site, {
  root: ROOT,
  io: ioOf(SAMPLE_FILES),
  now: () => new Date('2026-11-20T12:00:00Z'),
  log: () => {},
});

/** An editor of a copy of the sample shop's content, as its pages ask it. */
async function editShop() {
  const { root, file: pathOf } = scratchProject();
  writeSample(pathOf('content'));
  symlinkSync(join(ROOT, 'public'), pathOf('public'));
  const served = { ...(await opening), site };
  const options = { root, now: () => new Date('2026-11-20T12:00:00Z'), log: () => {} };
  const { answers, publisher, original } = editRequests(
    { served: () => served, definition: () => site },
    { ...options, desk, release: async () => true },
  );
  const form = async (file: string): Promise<Form> => (await answers.form({ file })) as Form;
  const change = async (file: string, one: Change) =>
    answers.change({ file, revision: (await form(file)).revision, change: one });
  return {
    pathOf,
    answers,
    original,
    publisher,
    form,
    change,
    file: answers.file,
    content: () => contentsOf(pathOf('content')),
  };
}

const photo = sharp({ create: { width: 900, height: 600, channels: 3, background: '#888' } })
  .png()
  .toBuffer();

test('a place for a photo is listed with its words, gets a photo, which is kept as it was chosen, and loses it again', async () => {
  const { answers, original, pathOf, content } = await editShop();
  const places = await answers.photos({ page: '/' });
  const none = { isOnPage: false, words: '', hasOriginal: false };
  expect(places.filter(({ isOnPage }) => !isOnPage)).toEqual([
    { slot: 'hero', title: 'Home page › Top of the page', ...none },
    { slot: 'why', title: 'Home page › Why choose us', ...none },
  ]);
  const slot = 'services/tires';
  const before = content();
  const kept = `originals/${slot}.png`;
  const request = { slot, data: (await photo).toString('base64'), words: 'The crew at work' };
  await expect(answers.photo(request)).resolves.toMatchObject({ kind: 'saved' });
  expect(Object.keys(content()).filter((file) => !(file in before))).toEqual([
    `images/${slot}.jpg`,
    kept,
  ]);
  // It is not sent, and stays for another cut.
  expect(readFileSync(pathOf(`content/${kept}`))).toEqual(await photo);
  expect(original(slot)).toEqual(await photo);
  expect(original('../shop')).toBeUndefined();
  expect(Object.values(content()).join()).toContain(request.words);
  await expect(answers['remove-photo']({ slot })).resolves.toMatchObject({ kind: 'saved' });
  expect(content()).toEqual({ ...before, [kept]: expect.any(String) });
});

describe('a file', () => {
  test('is renamed with every place that names it, as one step', async () => {
    const { answers, file, content } = await editShop();
    const before = content();
    const request: FileRequest = { kind: 'rename', file: 'makes/gm.yaml', name: 'General Motors' };
    await expect(file(request)).resolves.toMatchObject({
      kind: 'saved',
      file: 'makes/general-motors.yaml',
    });
    const after = content();
    expect(after['makes/general-motors.yaml']).toBe(before['makes/gm.yaml']);
    const others = Object.keys(after).filter(
      (name) => name in before && after[name] !== before[name],
    );
    const naming = Object.keys(before).filter((name) =>
      /^group: gm$|page\.makes\.gm\b/m.test(before[name]!),
    );
    expect(others.filter((name) => name !== 'shop.yaml')).toEqual(naming);
    expect(after['makes/buick.yaml']).toBe(
      before['makes/buick.yaml']!.replace('group: gm\n', 'group: general-motors\n'),
    );
    await answers.undo();
    expect(content()).toEqual(before);
  });

  test('leads from its old addresses to the newest; none leads to another old one, or to itself', async () => {
    const { answers, file, content } = await editShop();
    const before = content();
    const rename = async (from: string, name: string): Promise<[string, string][]> => {
      await file({ kind: 'rename', file: `makes/${from}.yaml`, name });
      const { moved } = parseYaml(content()['shop.yaml']!).value as Shop;
      return moved!.map((one) => [one.from, one.to]);
    };
    const [first, second, third] = ['acura', 'acura-cars', 'acura-usa'].map(
      (name) => `/vehicles/${name}-service`,
    ) as [string, string, string];
    expect(await rename('acura', 'Acura cars')).toEqual([[first, second]]);
    // The pages can still be shown with the places of their texts.
    await expect(answers.pages({ file: 'shop.yaml', path: ['phone'] })).resolves.toContain('/');
    expect(await rename('acura-cars', 'Acura USA')).toEqual([
      [first, third],
      [second, third],
    ]);
    expect(await rename('acura-usa', 'Acura')).toEqual([
      [second, first],
      [third, first],
    ]);
    for (const _ of [1, 2, 3]) await answers.undo();
    expect(content()).toEqual(before);
  });
});

test('a new service and a new make are saved at once, with nothing of another page; what is alike waits only for publishing', async () => {
  const { publisher, answers, file, form, content } = await editShop();
  const before = content();
  const add = (folder: string, name: string) => file({ kind: 'add', folder, name });
  await expect(add('services', 'Windshield replacement')).resolves.toMatchObject({ kind: 'saved' });
  await expect(add('makes', 'Rivian')).resolves.toMatchObject({ kind: 'saved' });
  const fresh = Object.keys(content()).filter((name) => before[name] !== content()[name]);
  expect(fresh).toEqual(['makes/rivian.yaml', 'services/windshield-replacement.yaml']);
  for (const one of fresh) {
    expect(content()[one]!.split('\n').length).toBeLessThan(30);
    expect(content()[one]).not.toMatch(/Unconfirmed|Tesla|[Oo]il/);
    expect((await form(one)).mistakes).toEqual([]);
  }
  expect((await answers.changes()).alike).toEqual([]);

  await expect(add('makes', 'Lucid')).resolves.toMatchObject({ kind: 'saved' });
  const { alike } = await answers.changes();
  expect(alike).toEqual([
    expect.stringContaining('The page “Rivian” says nearly the same as “Lucid”.'),
  ]);
  const lines: PublishLine[] = [];
  await publisher.publish((line) => lines.push(line));
  expect(lines.at(-1)).toEqual({ kind: 'failed', text: alike[0] });
  await expect(file({ kind: 'remove', file: 'makes/lucid.yaml' })).resolves.toMatchObject({
    kind: 'saved',
    label: 'Make Lucid: There → Removed',
  });
});

test('a form lists the mistakes of its own file, that of a draft also those that drafts make elsewhere, but none of other drafts', async () => {
  const { form, change } = await editShop();
  const path = ['questions', 0, 'answer'];
  await change('faq.yaml', { kind: 'set', path, value: 'Take the {coupon.free-check}.' });
  await expect(
    change('coupons.yaml', { kind: 'remove', path: ['coupons', 0] }),
  ).resolves.toMatchObject({ kind: 'draft' });
  await expect(
    change('towns.yaml', { kind: 'set', path: ['towns', 0, 'name'], value: '' }),
  ).resolves.toMatchObject({ kind: 'draft' });
  const filesIn = async (file: string) => [
    ...new Set((await form(file)).mistakes.map(({ ref }) => ref?.file)),
  ];
  expect(await filesIn('towns.yaml')).toEqual(['faq.yaml', 'towns.yaml']);
  expect(await filesIn('coupons.yaml')).toEqual(['faq.yaml']);
  expect(await filesIn('roads.yaml')).toEqual([]);
});
