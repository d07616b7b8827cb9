import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>;
};

test('the analytics have the version that the specification names', () => {
  expect(dependencies['@vercel/analytics']).toBe('1.5.0');
});
