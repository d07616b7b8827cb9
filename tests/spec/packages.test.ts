import { readFileSync } from 'node:fs';
import fastGlob from 'fast-glob';
import { expect, test } from 'vitest';

const { scripts, dependencies, devDependencies } = JSON.parse(
  readFileSync('package.json', 'utf8'),
) as Record<'scripts' | 'dependencies' | 'devDependencies', Record<string, string>>;

const CODE = fastGlob
  .sync(['src/generator/**/*.ts', 'scripts/*.ts'])
  .map((file) => readFileSync(file, 'utf8'))
  .join(JSON.stringify(scripts));

/** Each package of the shop's stack, and the words of our code or of a script that use it. */
const STACK = {
  react: "from 'react'",
  'react-dom': 'renderToStaticMarkup(',
  esbuild: "from 'esbuild'",
  'html-minifier-terser': "'html-minifier-terser',",
  'fast-glob': 'fastGlob.sync(',
  tsx: '"launch-check":"tsx ',
  'sirv-cli': '"preview":"sirv dist',
  linkinator: 'new LinkChecker()',
  vitest: '"test":"vitest run',
};

test.each(Object.entries(STACK))('%s is in use', (name, words) => {
  expect({ ...dependencies, ...devDependencies }).toHaveProperty([name]);
  expect(CODE).toContain(words);
});

test('the analytics have the version that the specification names', () => {
  expect(dependencies['@vercel/analytics']).toBe('1.5.0');
});
