import { readFileSync } from 'node:fs';
import fastGlob from 'fast-glob';
import { expect, test } from 'vitest';

type Manifest = Record<'scripts' | 'dependencies' | 'devDependencies', Record<string, string>>;
const { scripts, dependencies, devDependencies } = JSON.parse(
  readFileSync('package.json', 'utf8'),
) as Manifest;

const CODE = fastGlob
  .sync(['src/generator/**/*.ts', 'scripts/*.ts'])
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/**
 * What each package of the shop's stack does, and the words of our code or of package.json that
 * show it.
 */
const STACK = [
  { name: 'react', does: 'is what pages are written in', says: /from 'react'/ },
  { name: 'react-dom', does: 'renders pages', says: /\brenderToStaticMarkup\(/ },
  { name: 'esbuild', does: 'bundles scripts and styles', says: /from 'esbuild'/ },
  { name: 'fast-glob', does: 'finds content, photos and public files', says: /\bfastGlob\.sync\(/ },
  { name: 'tsx', does: 'runs commands', script: 'launch-check', says: /^tsx / },
  { name: 'sirv-cli', does: 'is the preview', script: 'preview', says: /^sirv dist\b/ },
  { name: 'linkinator', does: 'checks links', says: /new LinkChecker\(\)/ },
  { name: 'vitest', does: 'runs tests', script: 'test', says: /^vitest run/ },
];

test.each(STACK)('$name $does', ({ name, says, script }) => {
  expect({ ...dependencies, ...devDependencies }).toHaveProperty([name]);
  expect(script === undefined ? CODE : scripts[script]).toMatch(says);
});

test('the analytics have the version that the specification names', () => {
  expect(dependencies['@vercel/analytics']).toBe('1.5.0');
});
