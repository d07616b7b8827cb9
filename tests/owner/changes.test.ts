import { expect, test } from 'vitest';
import { SITE_RULES } from '../site/rules.ts';
import { htmlValidate } from '../tools/html-validate.ts';
import { brokenRules, OwnerFiles, publish, searcher } from '../support/owner.ts';
import { RIGHTFUL } from './rightful.ts';

const GROUPS = Object.entries(RIGHTFUL).map(([group, changes]) => ({ group, changes }));

test.each(GROUPS)('$group: all changes are true everywhere', async ({ changes }) => {
  const files = new OwnerFiles();
  for (const one of changes) {
    if ('change' in one) one.change(files);
    else files.edit(one.file, one.from, one.to);
  }
  const site = await publish(files);
  expect(await brokenRules(site, [...Object.values(SITE_RULES), htmlValidate])).toEqual([]);
  const holders = searcher(site);
  const untrue = changes.flatMap(({ gone, here = [] }) => [
    ...(gone ? holders(gone).map((file) => `${file} still says ${gone}`) : []),
    ...here.filter((words) => holders(words).length === 0).map((words) => `nothing says ${words}`),
  ]);
  expect(untrue).toEqual([]);
});

const copyOf = (file: string, from: string, to: string, files: OwnerFiles): string => files.texts.get(file)!.replaceAll(from, to);

// tests/schema proves what the build refuses before it has pages.
test.each<{ what: string; change: (files: OwnerFiles) => void; says: RegExp }>([
  {
    what: 'a dead link',
    change: (files) => files.edit('faq.yaml', '](/about)', '](/abuot)'),
    says: /^content\/faq\.yaml:\d+:\d+ {2}.* links to \/abuot, but no page or file has that address\. Did you mean "\/about"\?$/m,
  },
  {
    what: 'a make that no page leads to',
    change: (files) => files.edit('makes/acura.yaml', 'inMenu: true', 'inMenu: false'),
    says: /^content\/makes\/acura\.yaml:\d+:\d+ {2}"Acura.* the page \/vehicles\/acura-service is not linked from any other page/m,
  },
  {
    what: 'a make copied from another',
    change: (files) => files.add('makes/daewoo.yaml', copyOf('makes/acura.yaml', 'Acura', 'Daewoo', files)),
    says: /^content\/makes\/\w+\.yaml:\d+:\d+ {2}".* shares \d+\.\d % of its five-word phrases with content\/makes\/(acura|daewoo)\.yaml/m,
  },
  {
    what: 'a service copied from another',
    change: (files) =>
      files
        .add('services/wheels.yaml', copyOf('services/oil.yaml', 'oil', 'wheels', files).replace('brakes, tires', 'oil'))
        .edit('services/oil.yaml', 'brakes, tires', 'brakes, wheels'),
    says: /^content\/services\/\w+\.yaml:\d+:\d+ {2}".* shares .* of its five-word phrases with content\/services\/(oil|wheels)\.yaml/m,
  },
])('$what is refused', async ({ change, says }) => {
  const files = new OwnerFiles();
  change(files);
  await expect(publish(files)).rejects.toThrow(says);
});
