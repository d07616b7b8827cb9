import { expect, test } from 'vitest';
import type { Form } from '../../../src/editor/api.ts';
import { editRequests } from '../../../src/editor/requests.ts';
import { openSite } from '../../../src/generator/build.ts';
import { workshopSite } from '../../fixture-site/site.ts';
import { workshopCopy } from '../../support/workshop.ts';

test('a site without a desk can be edited too: its start and its forms', async () => {
  const { root } = workshopCopy();
  // The site of the workshop tells the editor nothing but titles and hints.
  const options = { root, now: () => new Date('2026-03-01T12:00:00Z'), log: () => {} };
  const served = { ...(await openSite(workshopSite, options)), site: workshopSite };
  const { answers } = editRequests(
    { served: () => served, definition: () => workshopSite },
    options,
  );
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
  const { field } = (await answers.form({ file: 'repairs/puncture.yaml' })) as Form;
  expect(field.fields!.map(({ title, kind }) => `${title}: ${kind}`)).toEqual([
    'Page title: text',
    'Description for search results: text',
    'Heading: text',
    'Price in euros: number',
    'Text: text',
    'Photo: photo',
    'Comes after: text',
  ]);
});
