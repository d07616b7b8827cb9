import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PriceTime } from '../../../src/components/price-time.tsx';

test.each([
  [undefined, '2026-12-06'],
  [{ heading: 'What it costs', paragraph: 'Less.' }, undefined],
])('with the answer %j, the band of an offer leaves at %s', (cost, until) => {
  const prices = [{ value: 'Free', label: 'a check', lastDay: '2026-12-05' }];
  const html = renderToStaticMarkup(<PriceTime heading="Facts" prices={prices} cost={cost} />);
  expect(/^<section[^>]*?(?: data-until="(.*?)")?>/.exec(html)?.[1]).toBe(until);
});
