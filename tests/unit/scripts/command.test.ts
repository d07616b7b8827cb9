import { expect, test } from 'vitest';
import { explainError } from '../../../scripts/shared/command.ts';

const withStack = (...lines: string[]): Error =>
  Object.assign(new TypeError('a slip'), { stack: ['TypeError: a slip', ...lines].join('\n') });

test('names the page that cannot be rendered, and the lines of our code in the stack', () => {
  const cause = withStack(
    '    at About (/shop/templates/about.tsx:14:50)',
    '    at render (/shop/node_modules/react-dom/server.js:4357:18)',
    '    at Band (/shop/src/components/band.tsx:3:1)',
    '    at process.processTicksAndRejections (node:internal/process/task_queues:95:5)',
  );
  expect(
    explainError(new Error('The page /about could not be rendered: a slip', { cause }), '/shop'),
  ).toBe(
    'The page /about could not be rendered: a slip\n    at About (templates/about.tsx:14:50)\n    at Band (src/components/band.tsx:3:1)',
  );
});
