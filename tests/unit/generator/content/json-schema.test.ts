import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readContentFolder } from '../../../../src/generator/content/content-io.ts';
import { kindOf } from '../../../../src/generator/content/sort-files.ts';
import { textsIn } from '../../../support/content-files.ts';
import { site } from '../../../../src/site.ts';
import { jsonSchemas } from '../../../../src/generator/content/json-schema.ts';

const { files } = readContentFolder('content').list();
const starter = Object.entries(textsIn('scripts/new-shop')).map(([file, text]) => ({ file, text }));

test('the JSON Schemas in content/schema are up to date (npm run generate)', () => {
  const schemas = jsonSchemas(site.content);
  expect(files.filter((file) => file.startsWith('schema/'))).toEqual([...schemas.keys()].sort());
  for (const [file, text] of schemas)
    expect(readFileSync(`content/${file}`, 'utf8'), file).toBe(text);
});

test.each(starter)(
  'scripts/new-shop/$file names its schema in its first line',
  ({ file, text }) => {
    expect(text.split('\n')[0]).toBe(
      `# yaml-language-server: $schema=${'../'.repeat(file.split('/').length - 1)}schema/${kindOf(site.content, file)!.name}.schema.json`,
    );
  },
);

test('the JSON Schemas forbid unknown fields, explain patterns in words, and do not limit the length of texts', () => {
  const coupons = JSON.parse(jsonSchemas(site.content).get('schema/coupons.schema.json')!);
  const schema = JSON.parse(jsonSchemas(site.content).get('schema/make.schema.json')!);
  expect(schema).toMatchObject({
    $schema: 'http://json-schema.org/draft-07/schema#',
    additionalProperties: false,
  });
  expect(coupons.properties.coupons.items.properties.id.patternErrorMessage).toBe(
    'Must be lower-case words joined by hyphens, such as land-rover.',
  );
  expect(schema.properties.body.enum).toContain('sedan');
  expect(schema.properties.title).not.toHaveProperty('maxLength');
  expect(schema.properties.models).toMatchObject({ minItems: 1 });
});
