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
  const formats = [{ type: 'image/avif', srcSet: avif! }];
  const site = await publish(
    SAMPLE_FILES,
    { src: `/${files[0]}`, srcSet: jpeg!, formats, width: 2000, height: 1500 },
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

const copyOf = (file: string, from: string, to: string): string =>
  SAMPLE_FILES[file]!.replaceAll(from, to);

// tests/unit/schema proves what the build refuses before it has pages.
test.each<[what: string, edits: Edit[], says: RegExp]>([
  [
    'a dead link',
    [{ file: 'faq.yaml', from: '](/about)', to: '](/abuot)' }],
    /^content\/faq\.yaml:\d+:\d+ {2}.* links to \/abuot, but no page or file has that address\. Did you mean "\/about"\?$/m,
  ],
  [
    'a make that no page leads to',
    [{ file: 'makes/acura.yaml', from: 'inMenu: true', to: 'inMenu: false' }],
    /^content\/makes\/acura\.yaml:\d+:\d+ {2}"Acura.* the page \/vehicles\/acura-service is not linked from any other page/m,
  ],
  [
    'a make copied from another',
    [{ file: 'makes/daewoo.yaml', to: copyOf('makes/acura.yaml', 'Acura', 'Daewoo') }],
    /^content\/makes\/\w+\.yaml:\d+:\d+ {2}".* shares \d+\.\d% of its five-word phrases with content\/makes\/(acura|daewoo)\.yaml/m,
  ],
])('%s is refused', async (_what, edits, says) => {
  await expect(publish(edit(SAMPLE_FILES, edits))).rejects.toThrow(says);
});
