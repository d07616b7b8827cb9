import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Manifest = Record<'scripts' | 'dependencies' | 'devDependencies', Record<string, string>>;
const { scripts, dependencies, devDependencies } = JSON.parse(
  readFileSync('package.json', 'utf8'),
) as Manifest;

/** What each package of the shop's stack is for, and the file or script that shows it. */
const STACK = [
  {
    name: 'react',
    is: 'the language of templates and components',
    in: 'tsconfig.json',
    says: '"jsx": "react-jsx"',
  },
  {
    name: 'react-dom',
    is: 'what renders a page',
    in: 'src/generator/shared-part.ts',
    says: 'renderToStaticMarkup',
  },
  {
    name: 'esbuild',
    is: 'what bundles script and styles',
    in: 'src/generator/assets/bundle.ts',
    says: "from 'esbuild'",
  },
  {
    name: 'html-minifier-terser',
    is: 'what makes pages small',
    in: 'src/generator/write/minifier.ts',
    says: "'html-minifier-terser",
  },
  {
    name: 'fast-glob',
    is: 'what finds content, photos and public files',
    in: 'src/generator/list-files.ts',
    says: "from 'fast-glob'",
  },
  { name: 'tsx', is: 'what runs a command', script: 'launch-check', says: /^tsx / },
  { name: 'sirv-cli', is: 'the preview', script: 'preview', says: /^sirv dist\b/ },
  { name: 'linkinator', is: 'the check of links', script: 'links', says: /linkinator|check-links/ },
  { name: 'vitest', is: 'what runs the tests', script: 'test', says: /^vitest run/ },
];

test.each(STACK)('$name is $is', ({ name, says, ...where }) => {
  expect({ ...dependencies, ...devDependencies }).toHaveProperty([name]);
  const text = 'script' in where ? scripts[where.script!] : readFileSync(where.in!, 'utf8');
  expect(text).toMatch(says);
});
