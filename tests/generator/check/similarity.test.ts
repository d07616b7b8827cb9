import { expect, test } from 'vitest';
import { closestPairs, overlap, shingles } from '../../../src/generator/check/similarity.ts';

test('shingles know neither case nor punctuation', () => {
  expect([...shingles("We don't guess. WE — don’t!", 3)]).toEqual(['we don t', 'don t guess', 't guess we', 'guess we don']);
  expect(shingles('too short', 5).size).toBe(0);
  expect(shingles('a b c d e').size).toBe(1);
});

test('overlap is the share of the smaller set', () => {
  const set = (text: string) => new Set(text.split(''));
  expect(overlap(set('abcd'), set('cdxyz'))).toBe(0.5);
  expect(overlap(set('cdxyz'), set('abcd'))).toBe(0.5);
  expect(overlap(set('ab'), set('abcdef'))).toBe(1);
  expect(overlap(set('ab'), set('cd'))).toBe(0);
  expect(overlap(new Set(), set('a'))).toBe(0);
});

test('the name of a make does not tell two pages apart', () => {
  const page = (name: string, ...mask: string[]) => ({ name, mask, text: `Bring your ${name} in and we will look after it. ${name}'s oil matters.` });
  const [pair] = closestPairs([page('Land Rover', 'Land Rover'), page('BMW', 'BMW')]);
  expect(pair).toEqual({ a: 'Land Rover', b: 'BMW', overlap: 1 });
  expect(closestPairs([page('Land Rover'), page('BMW')])[0]!.overlap).toBeLessThan(0.5);
});

test('only whole words are masked, the longest first', () => {
  const text = 'one mini minivan two rover land rover three';
  const pages = [
    { name: 'a', text, mask: ['rover', 'mini', 'land rover'] },
    { name: 'b', text: 'one x minivan two x x three', mask: ['x'] },
  ];
  expect(closestPairs(pages, 3)[0]!.overlap).toBe(1);
});

test('42 pages of 800 words: the same answers as pair by pair, the closest first', () => {
  let seed = 7;
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  const sentences = Array.from({ length: 400 }, () => Array.from({ length: 10 }, () => `w${Math.floor(random() * 3000)}`).join(' '));
  const pages = Array.from({ length: 42 }, (_, i) => ({
    name: `p${i}`,
    mask: [`Make${i}`],
    text: Array.from({ length: 80 }, () => sentences[Math.floor(random() * sentences.length)]).join(' '),
  }));
  const pairs = closestPairs(pages);
  expect(pairs).toHaveLength((42 * 41) / 2);
  expect(pairs.map((pair) => pair.overlap)).toEqual(pairs.map((pair) => pair.overlap).sort((a, b) => b - a));
  for (const pair of pairs.slice(0, 20)) {
    const [a, b] = [pair.a, pair.b].map((name) => shingles(pages.find((page) => page.name === name)!.text));
    expect(pair.overlap).toBe(overlap(a!, b!));
  }
});
