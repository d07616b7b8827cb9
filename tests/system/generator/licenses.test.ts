import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BuildError } from '../../../src/generator/build-error.ts';
import { bundle } from '../../../src/generator/assets/bundle.ts';
import { licensesText } from '../../../src/generator/assets/licenses.ts';
import { site } from '../../../src/site.ts';
import { ROOT } from '../../support/project.ts';
import { scratchFolder } from '../../support/scratch.ts';

/** A project with one package, and the path that the bundler reports for a file of that package. */
function withPackage(
  packageJson: object,
  files: Record<string, string>,
): { root: string; input: string } {
  const root = scratchFolder();
  const folder = join(root, 'node_modules/@shop/kit');
  mkdirSync(join(folder, 'dist'), { recursive: true });
  for (const [name, text] of Object.entries({
    ...files,
    'package.json': JSON.stringify(packageJson),
  }))
    writeFileSync(join(folder, name), text);
  return { root, input: 'node_modules/@shop/kit/dist/index.mjs' };
}

test('a package in the bundle is listed once, with version, license, source and license text', () => {
  const { root, input } = withPackage(
    {
      name: '@shop/kit',
      version: '1.2.3',
      license: 'MIT',
      repository: { url: 'git+https://github.com/shop/kit.git' },
    },
    { 'LICENSE.md': 'Be kind.\n' },
  );
  expect(
    licensesText(root, ['src/client.ts', input, 'node_modules/@shop/kit/dist/other.mjs'], []),
  ).toBe(
    `Parts of this website are the work of others. They are used under these licenses.\n\n${'-'.repeat(70)}\n@shop/kit 1.2.3\nLicense: MIT\nSource: https://github.com/shop/kit\n\nBe kind.\n`,
  );
});

test.each<{ what: string; packageJson: object; files: Record<string, string> }>([
  {
    what: 'license field',
    packageJson: { name: '@shop/kit', version: '1.2.3' },
    files: { LICENSE: 'Be kind.' },
  },
  {
    what: 'license file',
    packageJson: { name: '@shop/kit', version: '1.2.3', license: 'MIT' },
    files: { 'README.md': 'Kit.' },
  },
])('a package without a $what is refused', ({ packageJson, files }) => {
  const { root, input } = withPackage(packageJson, files);
  expect(() => licensesText(root, [input], [])).toThrow(
    new BuildError(
      'The package @shop/kit goes to browsers but ships no license. Use another one, or ask its authors for a license.',
    ),
  );
});

test('the site lists the analytics package, the fonts and the map lines, and every script names the list', async () => {
  const { script, files } = await bundle(ROOT, site.code);
  const text = String(files.get('licenses.txt'));
  expect(text).toMatch(
    /^@vercel\/analytics 1\.5\.0\nLicense: MPL-2\.0\nSource: https:\/\/github\.com\/vercel\/analytics\n\nMozilla Public License Version 2\.0$/m,
  );
  expect(text).toMatch(
    /^Archivo \(fonts\)\nLicense: OFL-1\.1\n\nCopyright 2020 The Archivo Project Authors/m,
  );
  expect(text).toMatch(
    /^us-atlas 3\.0\.1 \(county lines of the drawn map\)\nLicense: ISC\n\nCopyright 2013-2019 Michael Bostock$/m,
  );
  const scripts = [...files].filter(([file]) => file.endsWith('.js'));
  expect(scripts.map(([file]) => `/${file}`)).toContain(script);
  for (const [, code] of scripts)
    expect(String(code)).toMatch(
      /^\/\/# allFunctionsCalledOnLoad\n\/\*! Licenses: \/licenses\.txt \*\/\n/,
    );
});

test('the licenses of the map lines and the fonts are those of their packages', () => {
  const version = (
    JSON.parse(readFileSync('node_modules/us-atlas/package.json', 'utf8')) as { version: string }
  ).version;
  expect(site.code.notices.map(({ name }) => name)).toContain(
    `us-atlas ${version} (county lines of the drawn map)`,
  );
  expect(readFileSync('src/drawings/map-data-license.txt', 'utf8')).toBe(
    readFileSync('node_modules/us-atlas/LICENSE', 'utf8'),
  );
  expect(readFileSync('public/fonts/OFL.txt', 'utf8')).toBe(
    readFileSync('node_modules/@fontsource-variable/archivo/LICENSE', 'utf8'),
  );
});
