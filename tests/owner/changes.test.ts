import { afterAll, expect, test } from 'vitest';
import { SITE_RULES } from '../site/rules.ts';
import { htmlValidate } from '../tools/html-validate.ts';
import { OwnerFiles, publish, searcher } from '../support/owner.ts';
import type { ShopSite } from '../support/shop-site.ts';
import { RIGHTFUL } from './rightful.ts';
import { MISTAKES, MISTAKES_ELSEWHERE } from './wrongful.ts';

const table: string[] = [];
afterAll(() => console.log(table.join('\n')));

const GROUPS = Object.entries(RIGHTFUL).map(([group, changes]) => ({ group, changes }));

test.each(GROUPS)('$group: all changes are true everywhere', async ({ changes }) => {
  const files = new OwnerFiles();
  for (const { change } of changes) change(files);
  const site = await publish(files);
  expect(await broken(site)).toEqual([]);
  const holders = searcher(site);
  const untrue = changes.flatMap(({ what, gone, here = [] }) => [
    ...(gone ? holders(gone).map((file) => `${what}: ${file} still says ${gone}`) : []),
    ...here.filter((words) => holders(words).length === 0).map((words) => `${what}: nothing says ${words}`),
  ]);
  expect(untrue).toEqual([]);
  table.push(...changes.map(({ what }) => `rightful | ${what} | ${site.files.size} files, no problem`));
});

const WRONGFUL = [
  ...MISTAKES.map(({ what, file, from, to, says }) => ({
    what,
    change: (files: OwnerFiles) => files.edit(file, from, to),
    at: new RegExp(`${file.replace('.', '\\.')}:\\d+`),
    says,
  })),
  ...MISTAKES_ELSEWHERE,
];

test.each(WRONGFUL)('$what is refused', async ({ what, change, at, says }) => {
  const files = new OwnerFiles();
  change(files);
  const error = await publish(files).then(() => undefined, String);
  const line = error?.split('\n').find((one) => at.test(one) && says.test(one));
  table.push(`wrongful | ${what} | ${(line ?? error ?? 'built').slice(0, 120)}`);
  expect(line, error ?? 'The build found no mistake.').toBeDefined();
});

/** What breaks a rule of tests/site or of HTML, in sentences. */
async function broken(site: ShopSite): Promise<string[]> {
  const wrong: string[] = [];
  const held: Promise<void>[] = [];
  const rule = async (name: string, holds: () => void | Promise<void>): Promise<void> => {
    try {
      await holds();
    } catch (error) {
      wrong.push(`${name}: ${(error as Error).message}`);
    }
  };
  for (const rules of [...Object.values(SITE_RULES), htmlValidate]) rules(site, (name, holds) => held.push(rule(name, holds)));
  await Promise.all(held);
  return wrong;
}
