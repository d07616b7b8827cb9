import { describe, expect, test } from 'vitest';
import { anyOf } from '../../../src/schema/any-of.ts';

describe('one expression for many texts', () => {
  test('shares their beginnings, so thousands of coupons take no longer than a few', () => {
    const { source } = anyOf(['free oil check', 'free oil change', 'free wash'], 'g');
    expect(source.match(/ree/g)).toHaveLength(1);
    expect(source.match(/oil/g)).toHaveLength(1);
  });

  test('finds the longest of them, as whole words, over a line break', () => {
    const found = (text: string) => text.match(anyOf(['brake', 'brake check', 'A/C'], 'g'));
    expect(found('a brake\n check, brakes, brake-check, ./brake, A/C, brake.')).toEqual([
      'brake\n check',
      'A/C',
      'brake',
    ]);
  });

  test('finds a hyphen written as a space, not the other way round', () => {
    expect('ASE certified, ASE - certified'.match(anyOf(['ASE-certified'], 'g'))).toEqual([
      'ASE certified',
      'ASE - certified',
    ]);
    expect('free-wash'.match(anyOf(['free wash'], 'g'))).toBeNull();
  });

  test('finds nothing if there is no text', () => {
    expect('any'.match(anyOf([], 'g'))).toBeNull();
    expect('any'.match(anyOf([''], 'g'))).toBeNull();
  });

  test('a text of twenty thousand signs needs no deep calls', () => {
    expect(anyOf(['x'.repeat(20_000)], 'g').source).toHaveLength(
      20_000 + '(?<![\\w./-]x)(?![\\w-]|\\.\\d)'.length,
    );
  });
});
