import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { textsOf } from '../../src/generator/index.ts';
import { listFiles } from '../../src/generator/node.ts';

/** Every text in the YAML files under `folder`, with its file, in a stable order. */
export const contentText = (folder: string): { file: string; text: string }[] =>
  listFiles(folder)
    .files.filter((file) => file.endsWith('.yaml'))
    .flatMap((file) => textsOf(parse(readFileSync(join(folder, file), 'utf8'))).map(({ text }) => ({ file, text })));
