import { expect, test } from 'vitest';
import { factSources } from '../../../src/editor/fact-sources.ts';
import type { FieldPath } from '../../../src/generator/content/locate.ts';
import { parseYaml } from '../../../src/generator/content/parse-yaml.ts';

const source = (file: string, text: string) => ({
  file,
  path: file,
  text,
  value: parseYaml(text).value,
});
type Shop = {
  phone: string;
  coupons: { id: string; value: number }[];
  prices: { amount: number }[];
  towns: string[];
  note: string;
};

/** Facts with names that another field makes. */
const couponsOf = (coupons: Shop['coupons'] = []) =>
  Object.fromEntries(coupons.map(({ id, value }) => [`coupon.${id}`, `$${value}`]));

test('finds the fields that each fact is made from by changing them', () => {
  const sources = [
    source(
      'shop.yaml',
      'phone: "+1202"\nprices: [{ amount: 20, note: low }]\ntowns: [Ely, Bath]\ncoupons: [{ id: oil, value: 5 }]\nnote: Nothing\n',
    ),
    source('other.yaml', 'phone: "+1203"\n'),
  ];
  let asked = 0;
  const model = {
    facts: ([shop]: typeof sources) => {
      asked++;
      const { phone, prices, towns, coupons } = (shop!.value ?? {}) as Partial<Shop>;
      // Not every value is valid.
      const isValid = /^\+\d{4}$/.test(phone ?? '') && prices?.[0];
      const values = isValid && {
        phone: `(${phone})`,
        price: `$${prices[0]!.amount}`,
        'count.towns': String(towns?.length),
        ...couponsOf(coupons),
      };
      return { names: [], values: values || undefined, explainMissing: () => undefined };
    },
  };
  const find = () => factSources(model, sources, []);
  const REFS: { name: string; path: FieldPath }[] = [
    { name: 'phone', path: ['phone'] },
    { name: 'price', path: ['prices', 0, 'amount'] },
    { name: 'count.towns', path: ['towns'] },
    { name: 'coupon.oil', path: ['coupons', 0, 'value'] },
  ];
  for (const { name, path } of REFS)
    expect(find().refsOf(name)).toEqual([{ file: 'shop.yaml', path }]);
  expect(find().factsIn('shop.yaml')).toEqual(REFS);
  expect(find().factsIn('other.yaml')).toEqual([]);
  asked = 0;
  expect(find().refsOf('price')).toHaveLength(1);
  expect(asked).toBe(1);
});
