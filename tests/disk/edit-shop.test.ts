import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { ChangeAnswer, FileRequest, Form, PhotoPlace, PhotoRequest } from '../../src/generator/edit/api.ts';
import type { Change } from '../../src/generator/edit/change.ts';
import { editRequests } from '../../src/generator/edit/requests.ts';
import { OPEN_STEPS, openSite } from '../../src/generator/open-site.ts';
import { site } from '../../src/site.ts';
import { BUNDLED } from '../support/bundled.ts';
import { contentsOf } from '../support/scratch.ts';
import { ROOT, scratchProject } from '../support/project.ts';

const opening = openSite(
  site,
  { root: ROOT, now: () => new Date('2026-11-20T12:00:00Z'), log: () => {} },
  { ...OPEN_STEPS, bundle: () => BUNDLED },
);

/** An editor of a copy of this shop's content, as its pages ask it. */
async function editShop() {
  const { root, file: pathOf } = scratchProject();
  cpSync(join(ROOT, 'content'), pathOf('content'), { recursive: true });
  symlinkSync(join(ROOT, 'public'), pathOf('public'));
  const served = { ...(await opening), site };
  const options = { root, now: () => new Date('2026-11-20T12:00:00Z'), log: () => {} };
  const { answers } = editRequests({ served: () => served, definition: () => site }, options);
  const form = async (file: string): Promise<Form> => (await answers.form!({ file })) as Form;
  const change = async (file: string, one: Change): Promise<ChangeAnswer> =>
    (await answers.change!({ file, base: (await form(file)).base, change: one, label: 'a change' })) as ChangeAnswer;
  const file = (request: FileRequest) => answers.file!(request) as Promise<ChangeAnswer & { file: string }>;
  return { answers, form, change, file, content: () => contentsOf(pathOf('content')) };
}

describe('a place for a photo', () => {
  test('is listed with its words, even where no photo or drawing is now', async () => {
    const { answers } = await editShop();
    const places = (await answers.photos!({ page: '/' })) as PhotoPlace[];
    expect(places.filter(({ isOnPage }) => !isOnPage)).toEqual([
      { slot: 'hero', title: 'Home page › Top of the page', isOnPage: false, alt: { file: 'pages/home.yaml', path: ['hero', 'photoAlt'] } },
      { slot: 'why', title: 'Home page › Why choose us', isOnPage: false, alt: { file: 'pages/home.yaml', path: ['why', 'imageAlt'] } },
    ]);
    expect(places.find(({ slot }) => slot === 'teasers/brakes')).toMatchObject({ title: 'Teasers brakes', isOnPage: true });
  });

  test('may be a field that names it: the photo gets a file of its own, in one step', async () => {
    const { answers, content } = await editShop();
    const before = content();
    const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#888' } })
      .png()
      .toBuffer();
    const request: PhotoRequest = {
      field: { file: 'pages/about.yaml', path: ['blocks', 1, 'imageUrl'] },
      data: photo.toString('base64'),
      alt: { ref: { file: 'pages/about.yaml', path: ['blocks', 1, 'imageAlt'] }, words: 'The crew in front of the shop.' },
    };
    await expect(answers.photo!(request)).resolves.toMatchObject({ kind: 'saved' });
    expect(Object.keys(content()).filter((file) => !(file in before))).toEqual(['images/pages/about-photo-1.jpg']);
    expect(content()['pages/about.yaml']).toContain('imageUrl: pages/about-photo-1.jpg\n');
    await answers.undo!({});
    expect(content()).toEqual(before);
  });
});
