import { expect, test } from 'vitest';
import { type Edit, edit } from '../../support/content-files.ts';
import { publish, searcher } from '../../support/owner.ts';
import { SAMPLE_FILES } from '../../support/sample.ts';
import { RIGHTFUL } from './rightful.ts';

const GROUPS = Object.entries(RIGHTFUL).map(([group, changes]) => ({ group, changes }));

test.each(GROUPS)('all changes are true everywhere: $group', async ({ changes }) => {
  const edits = changes.map(([file, from, to]): Edit => ({ file, from, to }));
  const holders = searcher(await publish(edit(SAMPLE_FILES, edits)));
  const untrue = changes.flatMap(([, , , gone, ...here]) => [
    ...(gone ? holders(gone).map((file) => `${file} still says ${gone}`) : []),
    ...here.filter((words) => holders(words).length === 0).map((words) => `nothing says ${words}`),
  ]);
  expect(untrue).toEqual([]);
});

test('with photos in every place, pages show them in every format, and no words are about drawings', async () => {
  const files = ['assets/bay-photo-960.3639015437.jpg', 'assets/bay-photo-960.3639015437.avif'];
  const [jpeg, avif] = files.map((file) => `/${file} 960w`);
  const site = await publish(
    SAMPLE_FILES,
    { src: `/${files[0]}`, srcSet: jpeg!, avifSrcSet: avif!, width: 2000, height: 1500 },
    files,
  );

  const holders = searcher(site);
  for (const format of [
    /<img[^>]* srcset="[^"]*bay[^"]*jpg/i,
    /<source[^>]* srcset="[^"]*bay[^"]*avif/i,
  ])
    expect(holders(format)).toEqual(holders(/src="[^"]*bay/));
  expect(holders(/(alt|aria-label)="drawing of/i)).toEqual([]);
});
