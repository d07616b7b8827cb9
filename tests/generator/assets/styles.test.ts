import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { bundle } from '../../../src/generator/assets/bundle.ts';
import { pickStyles, styled } from '../../../src/generator/assets/pick-styles.ts';
import { site } from '../../../src/site.ts';
import { COMPONENT_STYLES } from '../../../src/styles/order.ts';
import { scratchFolder } from '../../support/scratch.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

function copyOfSource(): string {
  const root = scratchFolder();
  cpSync(join(ROOT, 'src'), join(root, 'src'), { recursive: true });
  cpSync(join(ROOT, 'public'), join(root, 'public'), { recursive: true });
  mkdirSync(join(root, 'node_modules/@vercel'), { recursive: true });
  cpSync(join(ROOT, 'node_modules/@vercel/analytics'), join(root, 'node_modules/@vercel/analytics'), { recursive: true });
  return root;
}

describe('pickStyles', () => {
  const styles = { always: 'html{}', components: ['button', 'button-row', 'card'].map((name) => ({ name, css: `.${name}{}` })), late: { href: '/assets/late.css', names: ['late'] } };

  it('ships a component only where its root class stands as a whole word', () => {
    expect(pickStyles('<p class="button-row wide">button</p><i class="">', styles)).toBe('html{}.button-row{}');
    expect(pickStyles('<p id="card">class="card</p>', styles)).toBe('html{}');
  });

  it('links the late styles in front of the first element that the head does not style yet', () => {
    const head = { ...styles, components: [{ name: 'masthead', css: '.masthead{}.late{}' }], late: { href: '/assets/late.css', names: ['late', 'later'] } };
    const body = (first: string) => `<main>${first}<p class="late"></p><p class="later"></p></main>`;
    const link = '<link rel="stylesheet" href="/assets/late.css">';
    expect(styled(body('<p class="band"></p>'), head)).toBe(body('<p class="band"></p>').replace('<p class="late">', `${link}$&`));
    expect(styled(body('<p class="masthead"></p>'), head)).toBe(body('<p class="masthead"></p>').replace('<p class="later">', `${link}$&`));
  });

  it('keeps the order of the cascade, whatever the order of the page', () => {
    expect(pickStyles('<p class="card\nx"><b class="button">', styles)).toBe('html{}.button{}.card{}');
  });
});

describe('bundle', () => {
  it('minifies every style of the list under its root class, and hashes what is loaded by name', async () => {
    const { script, sheets, styles, files } = await bundle(ROOT, site.code);
    expect(styles.components.map(({ name }) => name)).toEqual(COMPONENT_STYLES.map((path) => path.split('/').at(-1)));
    for (const { css } of styles.components) expect(css).not.toMatch(/\n|\/\*/);
    expect(script).toMatch(/^\/assets\/client\.[0-9a-f]{10}\.js$/);
    expect(sheets.map(({ media }) => media)).toEqual(['print', '(forced-colors: active)']);
    const pieces = [...String(files.get(script.slice(1))).matchAll(/import\("([^"]+)"\)/g)].map(([, path]) => path);
    expect([...files.keys()].map((file) => `/${file}`).sort()).toEqual([script, ...pieces, ...sheets.map(({ href }) => href), styles.late.href, '/licenses.txt'].sort());
    expect((await bundle(ROOT, site.code)).script).toBe(script);
  });

  it('makes a file of each script that another one loads when it is needed', async () => {
    const root = copyOfSource();
    writeFileSync(join(root, 'src/components/late.client.ts'), "import { shared } from './shared.client.ts';\nexport const late = () => shared('late');");
    writeFileSync(join(root, 'src/components/shared.client.ts'), 'export const shared = (word: string) => `shared ${word}`;');
    writeFileSync(join(root, 'src/client.ts'), "import { shared } from './components/shared.client.ts';\nshared('early');\nvoid import('./components/late.client.ts').then(({ late }) => late());");
    const { script, files } = await bundle(root, site.code);
    const text = String(files.get(script.slice(1)));
    const [, piece] = /import\("(\/assets\/late\.[0-9a-f]{10}\.js)"\)/.exec(text) ?? [];
    expect(String(files.get(piece!.slice(1)))).toMatch(/^(?!.*\bimport\b).*shared .*late/m);
    writeFileSync(join(root, 'src/components/late.client.ts'), 'export const late = = 1;');
    await expect(bundle(root, site.code)).rejects.toThrow(/src\/components\/late\.client\.ts:1:20/);
  });

  it('stops at a slip in CSS or in the script, and says where', async () => {
    const root = copyOfSource();
    writeFileSync(join(root, 'src/components/button.css'), '.button {\n  color: red\n');
    await expect(bundle(root, site.code)).rejects.toThrow(/src\/components\/button\.css:3:0/);
    writeFileSync(join(root, 'src/components/button.css'), '.button { color: red }');
    writeFileSync(join(root, 'src/client.ts'), 'import "./nothing.ts";');
    await expect(bundle(root, site.code)).rejects.toThrow(/Could not resolve "\.\/nothing\.ts"[\s\S]*src\/client\.ts:1:7/);
  });
});
