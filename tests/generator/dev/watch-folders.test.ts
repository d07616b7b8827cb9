import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { watchFolders } from '../../../src/generator/dev/watch-folders.ts';
import { scratchFolder } from '../../support/scratch.ts';

/** A project whose folders `content` and `src` are watched. `seen` ends when `act` was noticed, and no more is to come. */
function watched() {
  const root = scratchFolder();
  const path = (name: string): string => join(root, name);
  mkdirSync(path('content/services'), { recursive: true });
  mkdirSync(path('other'));
  for (const file of ['content/shop.yaml', 'content/services/brakes.yaml', 'other/a.txt']) writeFileSync(path(file), '');
  let changes = 0;
  onTestFinished(watchFolders(root, ['content', 'src'], () => changes++));
  const seen = async (act: () => void): Promise<void> => {
    const before = changes;
    act();
    await expect.poll(() => changes).toBeGreaterThan(before);
    await sleep(200);
  };
  return { path, seen, changes: () => changes, save: (file: string) => writeFileSync(path(file), 'new') };
}

it('sees what is saved, at any depth, also in folders that come later', async () => {
  const { path, seen, save } = watched();
  await seen(() => save('content/shop.yaml'));
  await seen(() => save('content/services/brakes.yaml'));
  await seen(() => mkdirSync(path('src/deep'), { recursive: true }));
  await seen(() => save('src/deep/a.ts'));
});

it('goes on seeing a file that was replaced, as editors and git do', async () => {
  const { path, seen, save } = watched();
  save('other/next');
  await seen(() => renameSync(path('other/next'), path('content/shop.yaml')));
  await seen(() => save('content/shop.yaml'));
});

it.each(['content', 'content/services'])('goes on seeing %s after it was moved away and back, or made anew', async (folder) => {
  const { path, seen, save } = watched();
  await seen(() => renameSync(path(folder), path('away')));
  await seen(() => renameSync(path('away'), path(folder)));
  await seen(() => save('content/services/brakes.yaml'));
  await seen(() => rmSync(path(folder), { recursive: true }));
  await seen(() => mkdirSync(path('content/services'), { recursive: true }));
  await seen(() => save('content/services/brakes.yaml'));
});

it('calls once for a burst, and not for other folders, also when one of these was moved out of those that are watched', async () => {
  const { path, seen, save, changes } = watched();
  await seen(() => renameSync(path('content/services'), path('other/services')));
  const before = changes();
  for (const file of ['other/a.txt', 'other/services/brakes.yaml', 'root.txt']) save(file);
  await sleep(200);
  expect(changes()).toBe(before);
  await seen(() => ['a', 'b', 'c'].forEach((name) => save(`content/${name}.yaml`)));
  expect(changes()).toBe(before + 1);
});
