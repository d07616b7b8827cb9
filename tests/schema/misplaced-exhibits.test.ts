import { expect, test } from 'vitest';
import { edited, problemsWith, SAMPLE } from '../support/sample-content.ts';

const TIRES = 'services/tires.yaml';
const EXHIBIT = /^exhibit:\n(?: {2}.*\n)+/m.exec(SAMPLE[TIRES]!)![0];

test.each([
  { what: 'an unknown part', file: TIRES, from: 'part: edge', to: 'part: egde', message: 'The drawing has no part "egde". Did you mean "edge"?' },
  { what: 'a part twice', file: TIRES, from: 'part: edge', to: 'part: bar', message: 'Lines would cross.' },
  { what: 'an exhibit without a drawing', file: 'services/ac-heat-repair.yaml', from: 'answers:', to: `${EXHIBIT}answers:`, message: 'There is no such drawing for this service.' },
  { what: 'a start outside the scale', file: TIRES, from: 'start: 4', to: 'start: 14', message: 'must have a "start" between "from" and "to"' },
  { what: 'a limit outside the scale', file: TIRES, from: 'limit: { at: 2', to: 'limit: { at: 22', message: 'must have its limit between "from" and "to"' },
  { what: 'words for less than the scale', file: TIRES, from: '{ from: 0, words', to: '{ from: 1, words', message: 'must have a first zone that begins at the least value' },
  { what: 'zones that go down', file: TIRES, from: '{ from: 9, words', to: '{ from: 2, words', message: 'must have zones that go up from the least value' },
])('content refuses $what', ({ file, from, to, message }) => {
  expect(problemsWith(edited(file, from, to)).join('\n')).toContain(message);
});
