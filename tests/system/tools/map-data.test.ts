import { expect, test } from 'vitest';
import { countyLinesAround } from '../../../scripts/map-data/county-lines.ts';
import mapData from '../../../src/drawings/map-data.json' with { type: 'json' };

test('the county lines of the map are those of the atlas around the point beside them', () => {
  expect(mapData.counties, 'Write it again: npm run map-data').toEqual(
    countyLinesAround(mapData.point),
  );
});
