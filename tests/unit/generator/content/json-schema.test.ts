import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openContentFolder } from '../../../../src/generator/content/content-folder.ts';
import { site } from '../../../../src/site.ts';
import { jsonSchemas } from '../../../../src/generator/content/json-schema.ts';

const schemas = jsonSchemas(site.contentModel);

test('the JSON Schemas in content/schema are up to date (npm run generate)', () => {
  const { files } = openContentFolder('content').list();
  expect(files.filter((file) => file.startsWith('schema/'))).toEqual([...schemas.keys()].sort());
  for (const [file, text] of schemas)
    expect(readFileSync(`content/${file}`, 'utf8'), file).toBe(text);
});
