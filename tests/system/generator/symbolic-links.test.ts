import { renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readContentFolder } from '../../../src/generator/content/content-io.ts';
import { writeSample } from '../../support/sample.ts';
import { scratchFolder } from '../../support/scratch.ts';
import { shopContent } from '../../support/shop-content.ts';

test('symbolic links in content are refused and not followed', () => {
  const dir = scratchFolder();
  writeSample(dir);
  // A link to its own folder, a link to a file elsewhere, and a link that an editor makes while a
  // file is open.
  symlinkSync('.', join(dir, 'makes/again'));
  renameSync(join(dir, 'faq.yaml'), join(dir, 'makes/.faq'));
  symlinkSync('makes/.faq', join(dir, 'faq.yaml'));
  symlinkSync('nobody@nowhere', join(dir, '.#towns.yaml'));
  const told =
    'This is a symbolic link. Links are not followed: put the file or folder itself in its place.';
  expect(() => shopContent(readContentFolder(dir))).toThrow(
    expect.objectContaining({ message: `${dir}/faq.yaml  ${told}\n${dir}/makes/again  ${told}` }),
  );
});
