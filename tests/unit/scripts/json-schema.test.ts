import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { jsonSchemas } from '../../../scripts/shared/json-schema.ts';
import { openContentFolder } from '../../../src/generator/node.ts';
import { site } from '../../../src/site.ts';

const schemas = jsonSchemas(site.contentModel);

test('the JSON Schemas in content/schema are up to date (npm run generate)', () => {
  const { files } = openContentFolder('content').list();
  expect(files.filter((file) => file.startsWith('schema/'))).toEqual([...schemas.keys()].sort());
  for (const [file, text] of schemas)
    expect(readFileSync(`content/${file}`, 'utf8'), file).toBe(text);
});
