import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inlineStyle } from '../src/drawings/pens.ts';
import { closeUpStyle, phantomStyle } from '../src/drawings/phantom/pens.ts';
import { site } from '../src/site.ts';
import { runCommand } from './shared/command.ts';
import { jsonSchemas } from './shared/json-schema.ts';

void runCommand({
  usage: 'npm run generate',
  about:
    'Writes the files that are made from code: content/schema, with which editors complete ' +
    'fields and show errors while you type, and the styles of drawings that are part of a page.',
  async run(_, root) {
    const files = new Map([
      ['src/drawings/drawing.css', inlineStyle()],
      ['src/drawings/phantom.css', phantomStyle()],
      ['src/drawings/phantom-near.css', closeUpStyle()],
    ]);
    for (const [file, text] of jsonSchemas(site.contentModel))
      files.set(join('content', file), text);
    for (const [file, text] of files) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
    console.log(`${files.size} files written, to content/schema and src/drawings`);
  },
});
