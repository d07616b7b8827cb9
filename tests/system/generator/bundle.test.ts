import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bundle } from '../../../src/generator/assets/bundle.ts';
import { site } from '../../../src/site.ts';
import { workshopSite } from '../../fixture-site/site.ts';
import { ROOT } from '../../support/project.ts';
import { workshopCopy } from '../../support/workshop.ts';

test('makes a separate file of each script that another one loads by import()', async () => {
  const { root, file } = workshopCopy();
  const late = file('late.lazy.client.ts');
  const shares = "import { shared } from './shared.client.ts';\nshared('late');";
  writeFileSync(file('shared.client.ts'), 'export const shared = (word: string) => alert(word);');
  writeFileSync(file('client.ts'), "void import('./late.lazy.client.ts');");
  writeFileSync(late, shares);
  const { script, files } = await bundle(root, workshopSite.browserCode);
  const textOf = (href: string) => String(files.get(href.slice(1)));
  const loaded = /import\("(\/assets\/late\.[0-9a-f]{8}\.js)"\)/.exec(textOf(script))![1]!;
  expect(textOf(loaded)).toMatch(/^(?!.*\bimport\b).*alert.*late/m);
  writeFileSync(late, "void import('./latest.lazy.client.ts');");
  await expect(bundle(root, workshopSite.browserCode)).rejects.toThrow(
    'late.lazy.client.ts loads latest.lazy.client.ts, but there is no such file',
  );
});

test('licenses.txt, which each script names, has the licenses of all that is loaded', async () => {
  const { files, entries } = await bundle(ROOT, site.browserCode);
  const scripts = [...files].filter(([file]) => file.endsWith('.js'));
  for (const [, code] of scripts)
    expect(String(code)).toMatch(/^\/\/.*\n\/\*! Licenses: \/licenses\.txt \*\/\n/);
  const bundled = [...entries.values()].flatMap(({ inputs }) =>
    [...inputs].flatMap((file) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? []),
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
  expect(licenses).toContain(readFileSync('public/fonts/OFL.txt', 'utf8').trim());
});
