import { expect, test } from 'vitest';
import type { FieldPath } from '../../../src/generator/content/yaml-tree.ts';
import { meantChanges } from '../../../src/editor/meant-changes.ts';
import * as schemas from '../../../src/schema/content.ts';

const { shopSchema: shop, couponsSchema: coupons } = schemas;

const before = { coupons: [{ value: '10%' }], hours: { shop: [{}] } };

test.each<[string, unknown, FieldPath, typeof shop | typeof coupons]>([
  ['703-555-0187', '+17035550187', ['phone'], shop],
  ['$15', 15, ['coupons', 0, 'value'], coupons],
  ['15', '15%', ['coupons', 0, 'value'], coupons],
  ['10 percent off', '10%', ['coupons', 0, 'value'], coupons],
  ['$1,500', 1500, ['coupons', 0, 'minimum'], coupons],
  ['Saturday', 'Sat', ['hours', 'shop', 0, 'days'], shop],
  ['Monday to Friday', 'Mon-Fri', ['hours', 'shop', 0, 'days'], shop],
  ['colonnadeauto.com/', 'https://colonnadeauto.com', ['origin'], shop],
  ['twelve', 'twelve', ['coupons', 0, 'minimum'], coupons],
  ['110%', '110%', ['coupons', 0, 'value'], coupons],
  ['call us', 'call us', ['phone'], shop],
])('somebody who types %s means %s', (typed, value, path, schema) => {
  const [change] = meantChanges(schema, { kind: 'set', path, value: typed }, before, before);
  expect(change).toMatchObject({ value });
});
