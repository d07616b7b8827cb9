import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readContentFolder } from '../../../../src/generator/content/content-io.ts';
import { kindOf } from '../../../../src/generator/content/sort-files.ts';
import { textsIn } from '../../../support/content-files.ts';
import { site } from '../../../../src/site.ts';
import { jsonSchemas } from '../../../../src/generator/content/json-schema.ts';

const schemas = jsonSchemas(site.content);

test('the JSON Schemas in content/schema are up to date (npm run generate)', () => {
  const { files } = readContentFolder('content').list();
  expect(files.filter((file) => file.startsWith('schema/'))).toEqual([...schemas.keys()].sort());
  for (const [file, text] of schemas)
    expect(readFileSync(`content/${file}`, 'utf8'), file).toBe(text);
});

test('each file of scripts/new-shop names its schema in its first line', () => {
  for (const [file, text] of Object.entries(textsIn('scripts/new-shop')))
    expect(text.split('\n')[0]).toBe(
      '# yaml-language-server: $schema=' +
        `${'../'.repeat(file.split('/').length - 1)}schema/` +
        `${kindOf(site.content, file)!.name}.schema.json`,
    );
});
