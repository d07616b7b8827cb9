import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { editing } from '../../../src/editing.ts';
import type { Change, FileRequest } from '../../../src/editor/shared/messages.ts';
import { Editor } from '../../../src/editor/editor.ts';
import { manageFile } from '../../../src/editor/changes/manage-file.ts';
import {
  originalOf,
  photoSlots,
  putPhoto,
  removePhoto,
} from '../../../src/editor/photos/photo-requests.ts';
import { REQUESTS } from '../../../src/editor/requests.ts';
import { revisionIn } from '../../../src/editor/content/content-files.ts';
import { prepareSite } from '../../../src/generator/build.ts';
import { parseYaml } from '../../../src/generator/content/parse-yaml.ts';
import { loadContent } from '../../../src/generator/content/load-content.ts';
import type { Shop } from '../../../src/schema/shop.ts';
import { site } from '../../../src/site.ts';
import { folderOf } from '../../support/content-files.ts';
import { contentsOf } from '../../support/scratch.ts';
import { ROOT, scratchProject } from '../../support/project.ts';
import { SAMPLE_FILES, writeSample } from '../../support/sample.ts';
import { EDITOR_OPTIONS, optionsIn } from '../../support/workshop.ts';

const opening = prepareSite(site, optionsIn(ROOT), {
  loadedContent: loadContent(site.contentModel, folderOf(SAMPLE_FILES)),
});

async function editShop() {
  const { root, file: pathOf } = scratchProject();
  writeSample(pathOf('content'));
  symlinkSync(join(ROOT, 'public'), pathOf('public'));
  const served = await opening;
  const editor = new Editor(
    { served, definition: site },
    { ...optionsIn(root), ...EDITOR_OPTIONS, editing },
  );
  const save = (file: string, change: Change) => {
    const revision = revisionIn(editor.session.drafts.contentWithDrafts(), file);
    return editor.session.change({ file, revision, change });
  };
  return {
    pathOf,
    editor,
    save,
    file: (request: FileRequest) => manageFile(editor, request),
    content: () => contentsOf(pathOf('content')),
  };
}

const photo = sharp({ create: { width: 900, height: 600, channels: 3, background: '#888' } })
  .png()
  .toBuffer();

test('a slot gets a photo, which is kept as it was chosen, and loses it', async () => {
  const { editor, content } = await editShop();
  const slots = await photoSlots(editor, { pagePath: '/' });
  const none = { altText: { text: '' } };
  expect(slots.filter(({ slot }) => /^(hero|why)$/.test(slot))).toMatchObject([
    { slot: 'hero', title: 'Headline, and photo below the prices', ...none },
    { slot: 'why', title: 'Why choose us', ...none },
  ]);
  // In the order of the page.
  expect((await photoSlots(editor, { pagePath: '/car-wash' }))[0]!.slot).toBe('car-wash');
  const slot = 'services/tires';
  const before = content();
  const added = () =>
    Object.keys(content())
      .filter((name) => !(name in before))
      .sort();
  const kept = expect.stringMatching(/^originals\/.+\.png$/);
  const keptPoint = { x: 0.5, y: 0.5 };
  const data = (await photo).toString('base64');
  const request = { slot, data, keptPoint, altText: 'The crew at work' };
  await putPhoto(editor, request);
  expect(added()).toEqual([`images/${slot}.jpg`, kept]);
  // The original is never published. It stays for another crop, even if a newer photo is undone.
  const other = await sharp(await photo)
    .negate()
    .toBuffer();
  await putPhoto(editor, { ...request, data: other.toString('base64') });
  await editor.session.undo();
  expect(readFileSync(originalOf(editor, slot)!)).toEqual(await photo);
  expect(Object.values(content()).join()).toContain(request.altText);
  await removePhoto(editor, { slot });
  expect(await editor.session.undo()).toMatchObject({ summary: 'Photo, Tires: Removed' });
  await editor.session.redo();
  expect(content()).toMatchObject(before);
  expect(added()).toEqual([kept, kept]);
  await editor.session.undo();
  // A photo that is not accepted leaves none.
  vi.spyOn(editor.session, 'replace').mockRejectedValueOnce(new Error('Late'));
  await expect(putPhoto(editor, { ...request, shape: 1 })).rejects.toThrow('Late');
  expect(added()).toEqual([`images/${slot}.jpg`, kept, kept]);
});

test('old addresses of a page lead to the newest; each change is one step, as a removal is', async () => {
  const { editor, file, content } = await editShop();
  const before = content();
  const move = async (from: string, name: string): Promise<[string, string][]> => {
    await file({ kind: 'change-address', file: `makes/${from}.yaml`, name });
    const { moved } = parseYaml(content()['shop.yaml']!).value as Shop;
    return moved!.map((one) => [one.from, one.to]);
  };
  const at = (name: string): string => `/vehicles/${name}-service`;
  const [first, second, third] = [at('acura'), at('acura-cars'), at('acura-usa')];
  expect(await move('acura', 'Acura cars')).toEqual([[first, second]]);
  expect(await move('acura-cars', 'Acura USA')).toEqual([
    [first, third],
    [second, third],
  ]);
  expect(await move('acura-usa', 'Acura')).toEqual([
    [second, first],
    [third, first],
  ]);
  for (let step = 0; step < 3; step++) await editor.session.undo();
  const brakes = 'services/brakes.yaml';
  expect(await file({ kind: 'remove', file: brakes })).toMatchObject({ kind: 'saved' });
  await editor.session.undo();
  expect(content()).toEqual(before);
  const { files } = await REQUESTS.overview.answer(editor, {});
  expect(files.find((one) => one.file === brakes)).toMatchObject({ hasFixedAddress: true });
});

test('a new service and a new make are saved at once; publishing waits for what is alike or broken', async () => {
  const { editor, file, content, pathOf, save } = await editShop();
  const { publisher } = editor;
  const before = content();
  const add = (folder: string, name: string) => file({ kind: 'add', folder, name });
  await add('services', 'Windshield replacement');
  await add('makes', 'Rivian');
  const fresh = Object.keys(content()).filter((name) => before[name] !== content()[name]);
  expect(fresh).toEqual(['makes/rivian.yaml', 'services/windshield-replacement.yaml']);
  for (const one of fresh) {
    expect(content()[one]!.split('\n').length).toBeLessThan(30);
    expect(content()[one]).not.toMatch(/Unconfirmed|Tesla|[Oo]il/);
    expect(await REQUESTS.form.answer(editor, { file: one })).toMatchObject({ mistakes: [] });
  }
  expect((await publisher.plan()).mistakesThatBlock).toEqual([]);

  await add('makes', 'Lucit');
  const lucid = 'makes/lucit.yaml';
  await save(lucid, { kind: 'set', path: ['name'], value: 'Lucid' });
  expect(content()[lucid]).not.toContain('Lucit');
  const { mistakesThatBlock } = await publisher.plan();
  const message = expect.stringContaining('The pages “Rivian” and “Lucid” say nearly the same.');
  expect(mistakesThatBlock).toEqual([{ message, ref: { file: 'makes/rivian.yaml', path: [] } }]);
  await file({ kind: 'remove', file: lucid });
  writeFileSync(pathOf('content/towns.yaml'), 'towns: [');
  expect((await publisher.plan()).mistakesThatBlock).toMatchObject([
    { where: 'Towns nearby', ref: undefined },
  ]);
});

test('what waits for another text is saved with it at once, though the site is not made again yet', async () => {
  const { editor, content, save } = await editShop();
  const answer = (value: string) =>
    save('faq.yaml', { kind: 'set', path: ['questions', 0, 'answer'], value });
  await answer('Ask for the {coupon.free-check}.');
  const removal: Change = { kind: 'remove', path: ['coupons', 0] };
  expect(await save('coupons.yaml', removal)).toMatchObject({ kind: 'draft' });
  await answer('Ask us.');
  expect(editor.session.drafts.draftFiles()).toEqual([]);
  expect(content()['coupons.yaml']).not.toContain('free-check');
});
