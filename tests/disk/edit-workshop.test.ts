import { expect, test } from 'vitest';
import { bundle } from '../../src/generator/assets/bundle.ts';
import type { Form } from '../../src/generator/edit/api.ts';
import type { Change } from '../../src/generator/edit/change.ts';
import { editRequests } from '../../src/generator/edit/requests.ts';
import { workshopSite } from '../fixture-site/site.ts';
import { workshopCopy } from '../support/workshop.ts';

/** An editor of the bicycle workshop, whose site tells it nothing but titles and hints. */
async function editWorkshop() {
  const { root, read } = workshopCopy();
  const served = { site: workshopSite, bundle: await bundle(root, workshopSite.code), content: undefined };
  const options = { root, now: () => new Date('2026-03-01T12:00:00Z'), log: () => {} };
  const { answers } = editRequests({ served: () => served, definition: () => workshopSite }, options);
  const form = async (file: string) => (await answers.form({ file })) as Form;
  const change = async (file: string, one: Change) => answers.change({ file, base: (await form(file)).base, change: one });
  return { answers, form, change, read };
}

test('a site without a desk can be edited too: its start, its forms, a change, a draft and undo', async () => {
  const { answers, form, change, read } = await editWorkshop();
  await expect(answers.start()).resolves.toEqual({
    jobs: [],
    files: [
      { file: 'home.yaml', title: 'Home page', page: '/' },
      { file: 'repairs/gears.yaml', title: 'Gears that skip', page: '/repairs/gears' },
      { file: 'repairs/puncture.yaml', title: 'A flat tire', page: '/repairs/puncture' },
      { file: 'workshop.yaml', title: 'The workshop' },
    ],
    missing: [
      {
        ref: { file: 'workshop.yaml', path: ['phone'] },
        title: 'The workshop › Phone',
        why: 'Nobody answers this number.',
        canConfirm: false,
      },
    ],
  });
  const { field } = await form('repairs/puncture.yaml');
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
  await answers.undo();
  await answers.undo();
  expect(read('content/repairs/puncture.yaml')).toBe(before);
});
