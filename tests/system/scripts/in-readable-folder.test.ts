import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { inReadableFolder } from '../../../scripts/in-readable-folder.ts';
import { scratchProject } from '../../support/project.ts';

test('a project in a folder with signs of addresses is used in a copy with its packages', () => {
  const name = 'a%20b?#';
  const project = scratchProject();
  const files = {
    'node_modules/package/index.js': 'a package',
    'content/shop.yaml': 'a shop',
    'dist/index.html': 'a page',
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(project.file(`${name}/${path}`)), { recursive: true });
    writeFileSync(project.file(`${name}/${path}`), text);
  }
  const copy = inReadableFolder(project.file(name), (folder) => {
    expect(folder).not.toMatch(/[#?%]/);
    expect(readFileSync(join(folder, 'content/shop.yaml'), 'utf8')).toBe('a shop');
    expect(readFileSync(join(folder, 'node_modules/package/index.js'), 'utf8')).toBe('a package');
    expect(existsSync(join(folder, 'dist'))).toBe(false);
    return folder;
  });
  expect(existsSync(copy)).toBe(false);
  expect(project.read(`${name}/node_modules/package/index.js`)).toBe('a package');
});
