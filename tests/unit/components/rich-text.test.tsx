import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RichText } from '../../../src/components/rich-text.tsx';

const unbroken = (text: string): string[] =>
  [
    ...renderToStaticMarkup(<RichText text={text} />).matchAll(
      /<span class="unbroken">([^<]*)<\/span>/g,
    ),
  ].map(([, part]) => part!);

test('days with their hours and other short compounds stay on one line, also in a link', () => {
  expect(
    unbroken('Open Mon-Fri 8AM-5PM, Sat 8AM-2PM, 6AM-10PM. Walk-ins: [walk-in hours](/services).'),
  ).toEqual(['Mon-Fri 8AM-5PM', 'Sat 8AM-2PM', '6AM-10PM', 'Walk-ins', 'walk-in']);
});

test('a compound stays on one line, but a very long one, one of three parts and a dash may break', () => {
  expect(unbroken('The self-tests of a state-certified station')).toEqual([
    'self-tests',
    'state-certified',
  ]);
  expect(unbroken('A computer-controlled 1-2-3 test - for any car')).toEqual([]);
});

test('a house stays with its street, and a year with its model', () =>
  expect(unbroken('At 124 Main St: a 2014 Accord')).toEqual(['124 Main', '2014 Accord']));
