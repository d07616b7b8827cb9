import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bundle } from '../../src/generator/assets/bundle.ts';
import type { Form } from '../../src/generator/edit/api.ts';
import type { Change } from '../../src/generator/edit/change.ts';
import { contentDisk } from '../../src/generator/edit/content-disk.ts';
import { editSession } from '../../src/generator/edit/session.ts';
import { contentMistakes, siteMistakes } from '../../src/generator/edit/site-mistakes.ts';
import { startOf } from '../../src/generator/edit/start.ts';
import { readContentFolder } from '../../src/generator/read/content-io.ts';
import { workshopSite } from '../fixture-site/site.ts';
import { workshopCopy } from '../support/workshop.ts';

/** An owner's session with the bicycle workshop, whose site tells the editor nothing but titles and hints. */
async function editWorkshop() {
  const { root, read } = workshopCopy();
  const folder = join(root, 'content');
  const io = readContentFolder(folder);
  const options = { root, now: () => new Date('2026-03-01T12:00:00Z'), log: () => {} };
  const served = { site: workshopSite, bundle: await bundle(root, workshopSite.code) };
  const session = editSession({
    io,
    model: workshopSite.content,
    check: (texts) => siteMistakes(served, options, io, texts),
    look: (texts) => contentMistakes(served, io, texts),
    ...contentDisk(folder, join(root, '.cache/session.json')),
  });
  const form = (file: string) => session.form(file) as Form;
  const change = (file: string, one: Change) => session.change({ file, base: form(file).base, change: one }, 'a change');
  return { session, form, change, read, start: () => startOf({ ...served, io, options, session }) };
}

test('a site without a desk can be edited too: its start, its forms, a change, a draft and undo', async () => {
  const { session, form, change, read, start } = await editWorkshop();
  await expect(start()).resolves.toEqual({
    jobs: [],
    files: [
      { file: 'home.yaml', title: 'Home page', page: '/' },
      { file: 'repairs/gears.yaml', title: 'Gears that skip', page: '/repairs/gears' },
      { file: 'repairs/puncture.yaml', title: 'A flat tire', page: '/repairs/puncture' },
      { file: 'workshop.yaml', title: 'The workshop' },
    ],
    drafts: [],
    missing: [
      {
        ref: { file: 'workshop.yaml', path: ['phone'] },
        title: 'The workshop › Phone',
        why: 'Nobody answers this number.',
        canConfirm: false,
      },
    ],
  });
  const { field } = form('repairs/puncture.yaml');
  expect(field.fields!.map(({ title, kind, isOptional }) => ({ title, kind, isOptional }))).toEqual([
    { title: 'Page title', kind: 'text', isOptional: false },
    { title: 'Description for search results', kind: 'text', isOptional: false },
    { title: 'Heading', kind: 'text', isOptional: false },
    { title: 'Price in euros', kind: 'number', isOptional: false },
    { title: 'Text', kind: 'text', isOptional: false },
    { title: 'Photo', kind: 'photo', isOptional: true },
    { title: 'Comes after', kind: 'text', isOptional: true },
  ]);

  const before = read('content/repairs/puncture.yaml');
  const set = (value: number): Change => ({ kind: 'set', path: ['euros'], value });
  await expect(change('repairs/puncture.yaml', set(21))).resolves.toMatchObject({ kind: 'saved' });
  expect(read('content/repairs/puncture.yaml')).toBe(before.replace(/euros: \d+/, 'euros: 21'));
  await expect(change('repairs/puncture.yaml', set(0))).resolves.toMatchObject({
    kind: 'draft',
    mistakes: [{ message: expect.stringContaining('It must be 1 or more.'), ref: { file: 'repairs/puncture.yaml', path: ['euros'] } }],
  });
  await session.undo();
  await session.undo();
  expect(read('content/repairs/puncture.yaml')).toBe(before);
});
