import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openContentFolder, loadContent } from '../src/generator/node.ts';
import { site } from '../src/site.ts';
import { runCommand } from './shared/command.ts';
import { countyLinesAround } from './map-data/county-lines.ts';

// No maintained package has roads at this scale, so the roads are drawn by hand in
// content/roads.yaml.

const OUTPUT = 'src/drawings/map-data.json';

void runCommand({
  usage: 'npm run map-data',
  about:
    'Cuts the county lines around the shop out of the public county shapes (U.S. Census Bureau, ' +
    'from us-atlas). Run it when the shop moves or us-atlas has a new version.',
  run: async (_args, root) => {
    const { content } = loadContent(site.contentModel, openContentFolder(join(root, 'content')));
    const point = {
      latitude: hundredths(content.shop.point.latitude),
      longitude: hundredths(content.shop.point.longitude),
    };
    const counties = countyLinesAround(point);
    const source = 'U.S. Census Bureau cartographic boundaries, us-atlas 3.0.1, counties-10m';
    writeFileSync(join(root, OUTPUT), `${JSON.stringify({ source, point, counties })}\n`);
    console.log(`${OUTPUT}: ${counties.length} county lines, ${counties.flat().length} points`);
  },
});

/** The error is under half a mile, and small corrections of the point change nothing here. */
function hundredths(degrees: number): number {
  return Number(degrees.toFixed(2));
}
