import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RichText } from '../../src/components/rich-text.tsx';

const unbroken = (text: string): string[] =>
  [...renderToStaticMarkup(<RichText text={text} />).matchAll(/<span class="unbroken">([^<]*)<\/span>/g)].map(([, part]) => part!);

test('hours and other short compounds stay on one line, also in a link', () => {
  expect(unbroken('Open Mon-Fri 8AM-5PM, 6AM-10PM. Walk-ins: [walk-in hours](/services).')).toEqual([
    'Mon-Fri',
    '8AM-5PM',
    '6AM-10PM',
    'Walk-ins',
    'walk-in',
  ]);
});

test('long compounds, compounds of three parts and dashes may break', () => {
  expect(unbroken('A state-certified 1-2-3 test - for any brand-new car')).toEqual([]);
});
