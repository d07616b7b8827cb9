import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { watchFolders } from '../../../src/generator/dev/folder-watcher.ts';
import { scratchFolder } from '../../support/scratch.ts';

/**
 * A project whose folders `content` and `src` are watched. `seen` calls `act` and waits until the
 * change of `file` is reported.
 */
function watched() {
  const root = scratchFolder();
  const path = (name: string): string => join(root, name);
  mkdirSync(path('content/services'), { recursive: true });
  mkdirSync(path('other'));
  for (const file of ['content/shop.yaml', 'content/services/brakes.yaml', 'other/a.txt'])
    writeFileSync(path(file), '');
  const reports: (readonly string[])[] = [];
  const changed = (files: readonly string[]): void => void reports.push(files);
  const watcher = watchFolders(root, ['content', 'src'], changed, () => {});
  onTestFinished(() => watcher.stop());
  const seen = async (file: string, act: () => void): Promise<void> => {
    const before = reports.length;
    act();
    await expect.poll(() => reports.slice(before).flat()).toContain(file);
  };
  let text = 0;
  return {
    watcher,
    path,
    seen,
    reports,
    save: (file: string) => writeFileSync(path(file), `new ${text++}`),
  };
}

test('reports saved and replaced files at any depth, also in new folders', async () => {
  const { path, seen, save } = watched();
  await seen('content/services/brakes.yaml', () => save('content/services/brakes.yaml'));
  await seen('src', () => mkdirSync(path('src/deep'), { recursive: true }));
  await seen('src/deep/a.ts', () => save('src/deep/a.ts'));
  for (let time = 0; time < 2; time++) {
    save('other/next');
    await seen('src/deep/a.ts', () => renameSync(path('other/next'), path('src/deep/a.ts')));
  }
  await seen('src/deep/a.ts', () => save('src/deep/a.ts'));
});

test('still reports a folder after it was moved away and back, or made again', async () => {
  const { path, seen, save } = watched();
  const folder = 'content/services';
  await seen(folder, () => renameSync(path(folder), path('away')));
  await seen(folder, () => renameSync(path('away'), path(folder)));
  await seen(`${folder}/brakes.yaml`, () => save(`${folder}/brakes.yaml`));
  await seen('content', () => rmSync(path('content'), { recursive: true }));
  await seen('content', () => mkdirSync(path(folder), { recursive: true }));
  await seen(`${folder}/brakes.yaml`, () => save(`${folder}/brakes.yaml`));
});

test('reports a burst of changes once, and nothing in other folders', async () => {
  const { seen, save, reports } = watched();
  for (const file of ['other/a.txt', 'root.txt']) save(file);
  await seen('content/c.yaml', () =>
    ['a', 'b', 'c'].forEach((name) => save(`content/${name}.yaml`)),
  );
  expect(reports).toEqual([['content/a.yaml', 'content/b.yaml', 'content/c.yaml']]);
});

test('reports once what a request has found first', async () => {
  const { watcher, seen, save, reports } = watched();
  save('content/a.yaml');
  watcher.lookForChanges();
  await seen('content/b.yaml', () => save('content/b.yaml'));
  expect(reports).toEqual([['content/a.yaml'], ['content/b.yaml']]);
});
