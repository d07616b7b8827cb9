import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bundle } from '../../../src/generator/assets/bundle.ts';
import { site } from '../../../src/site.ts';
import { workshopSite } from '../../fixture-site/site.ts';
import { ROOT } from '../../support/project.ts';
import { workshopCopy } from '../../support/workshop.ts';

test('makes a separate file of each script that another one loads by import()', async () => {
  const { root, file } = workshopCopy();
  const lazy = ['late.lazy.client.ts', 'later.lazy.client.ts'];
  const SHARED = "import { shared } from './shared.client.ts';\n";
  const load = (name: string) => `void import('./${name}.lazy.client.ts');`;
  const SHARES = 'export const shared = (word: string) => console.log(`shared ${word}`);';
  writeFileSync(file('shared.client.ts'), SHARES);
  writeFileSync(file('client.ts'), `${SHARED}shared('early');\n${load('late')}`);
  writeFileSync(file(lazy[0]!), `${SHARED}shared('late');\n${load('later')}`);
  writeFileSync(file(lazy[1]!), `${SHARED}shared('later');`);
  const { script, files } = await bundle(root, workshopSite.code);
  const textOf = (href: string) => String(files.get(href.slice(1)));
  const loadedBy = (text: string) =>
    /import\("(\/assets\/later?\.[0-9a-f]{8}\.js)"\)/.exec(text)?.[1];
  const late = textOf(loadedBy(textOf(script))!);
  expect(late).toMatch(/shared .*late/);
  expect(textOf(loadedBy(late)!)).toMatch(/^(?!.*\bimport\b).*shared .*later/m);
  writeFileSync(file(lazy[0]!), load('latest'));
  await expect(bundle(root, workshopSite.code)).rejects.toThrow(
    'late.lazy.client.ts loads latest.lazy.client.ts, but there is no such file',
  );
  writeFileSync(file(lazy[0]!), 'export const late = = 1;');
  await expect(bundle(root, workshopSite.code)).rejects.toThrow(/late\.lazy\.client\.ts:1:20/);
});

test('licenses.txt, which each script names, has the licenses of all that is loaded', async () => {
  const { files, inputs } = await bundle(ROOT, site.code);
  const scripts = [...files].filter(([file]) => file.endsWith('.js'));
  for (const [, code] of scripts)
    expect(String(code)).toMatch(/^\/\/.*\n\/\*! Licenses: \/licenses\.txt \*\/\n/);
  const bundled = [...inputs].flatMap(
    (file) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? [],
  );
  const licenses = readFileSync('public/licenses.txt', 'utf8');
  for (const name of new Set([...bundled, 'us-atlas'])) {
    const folder = `node_modules/${name}`;
    const { version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as {
      version: string;
    };
    expect(licenses).toContain(`\n${name} ${version}`);
    expect(licenses).toContain(readFileSync(`${folder}/LICENSE`, 'utf8').trim());
  }
  const font = readFileSync('node_modules/@fontsource-variable/archivo/LICENSE', 'utf8').trim();
  for (const file of ['licenses.txt', 'fonts/OFL.txt'])
    expect(readFileSync(`public/${file}`, 'utf8')).toContain(font);
});
