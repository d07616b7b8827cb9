import { describe, expect, test } from 'vitest';
import { SITE_RULES } from '../site/rules.ts';
import { htmlValidate } from '../tools/html-validate.ts';
import { OwnerFiles, publish, searcher } from '../support/owner.ts';
import type { ShopSite } from '../support/shop-site.ts';
import { RIGHTFUL } from './rightful.ts';

// One after another, as an owner saves them: each change is made to what the ones before it left.
describe.each(Object.entries(RIGHTFUL))('%s', (_, changes) => {
  const files = new OwnerFiles();

  test.each(changes)('%s is true everywhere', async (_what, change, gone, ...here) => {
    change(files);
    const site = await publish(files);
    expect(await broken(site)).toEqual([]);
    const holders = searcher(site);
    if (gone) expect(holders(gone), `still says ${gone}`).toEqual([]);
    for (const words of here) expect(holders(words).length, `says ${words}`).toBeGreaterThan(0);
  });
});

// Mistakes that only a finished page of the real site shows. tests/rules/content has those that reading the content finds.
test.each<[what: string, change: (files: OwnerFiles) => OwnerFiles, says: RegExp]>([
  ['a dead link', (f) => f.edit('faq.yaml', '[coupons](/coupons)', '[coupons](/copons)'), /content\/faq\.yaml:\d+.*\/copons/],
  [
    'a make that no page leads to',
    (f) => f.edit('makes/kia.yaml', 'inMenu: true', 'inMenu: false'),
    /content\/makes\/kia\.yaml:\d+:\d+ {2}"Kia .*\{town\}.*the page \/vehicles\/kia-service-centreville is not linked from any other page/,
  ],
  [
    'a make copied from another',
    (f) => f.add('makes/daewoo.yaml', f.texts.get('makes/suzuki.yaml')!.replaceAll('Suzuki', 'Daewoo')),
    /content\/makes\/suzuki\.yaml:\d+:\d+ {2}"Suzuki.*shares \d+\.\d % of its five-word phrases with content\/makes\/daewoo\.yaml/,
  ],
])('%s is refused, with its file and line', async (_what, change, says) => {
  await expect(publish(change(new OwnerFiles()))).rejects.toThrow(says);
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
