import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inlineStyle } from '../src/drawings/pens.ts';
import { runCommand } from './command.ts';

const FILE = 'src/drawings/drawing.css';

await runCommand({
  usage: 'npm run drawing-style',
  about: `Writes ${FILE}, the style of drawings that are part of a page, from src/drawings/pens.ts.`,
  options: {},
  async run(_, root) {
    writeFileSync(join(root, FILE), inlineStyle());
    console.log(`${FILE} written`);
  },
});
