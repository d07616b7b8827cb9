import { join } from 'node:path';
import { contentDisk } from '../../../src/editor/content-disk.ts';

// Saves two files again and again, until it is killed.
const [folder = ''] = process.argv.slice(2);
const { write } = contentDisk(folder, join(folder, '../memory'));
const long = 'x'.repeat(200_000);
for (let turn = 0; ; turn++) {
  write(
    new Map([
      ['one.yaml', `a: ${long}1\n`],
      ['two.yaml', `a: ${long}2\n`],
    ]),
  );
  if (turn === 0) process.send!('saving');
}
