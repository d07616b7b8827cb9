import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import type { ChangeAnswer } from '../../../src/editor/shared/messages.ts';
import { ContentStore } from '../../../src/editor/content/content-store.ts';
import { Editor } from '../../../src/editor/editor.ts';
import { Project } from '../../../src/editor/project.ts';
import { manageFile } from '../../../src/editor/changes/manage-file.ts';
import { EditSession } from '../../../src/editor/changes/edit-session.ts';
import { revisionOf, textIn } from '../../../src/editor/content/content-files.ts';
import { openContentFolder } from '../../../src/generator/content/content-folder.ts';
import { prepareSite } from '../../../src/generator/build.ts';
import { workshopSite } from '../../fixture-site/site.ts';
import { bytesOf } from '../../support/content-files.ts';
import { atEachStep, type Before, withoutFlush } from '../../support/disk-steps.ts';
import { scratchFolder } from '../../support/scratch.ts';
import { EDITOR_OPTIONS, optionsIn, workshopCopy } from '../../support/workshop.ts';

const FILES = ['one.yaml', 'two.yaml'];
const schema = v.strictObject({ text: v.string() });
const model = {
  files: Object.fromEntries(FILES.map((file) => [file, { name: 'file', schema }])),
  folders: {},
};

function start() {
  const root = scratchFolder();
  const folder = join(root, 'content');
  mkdirSync(folder);
  for (const file of FILES) writeFileSync(join(folder, file), 'text: before\n');
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
  const open = () =>
    new EditSession({
      folder: openContentFolder(folder),
      model,
      newFiles: {},
      checkFiles: async () => [],
      differencesBetween: () => [],
      log: () => {},
      store: new ContentStore(folder, join(root, 'memory')),
    });
  return { folder, read, open };
}

test('the next start leaves a step half done whose other file another program has changed', () => {
  const { folder, read } = start();
  const memory = join(folder, '../memory');
  mkdirSync(memory);
  const expectedRevisions = new Map(FILES.map((file) => [file, revisionOf(read(file))]));
  const files = bytesOf({ 'one.yaml': 'ours', 'two.yaml': 'ours' });
  writeFileSync(join(memory, 'pending'), serialize({ files, expectedRevisions }));
  writeFileSync(join(folder, 'one.yaml'), 'ours');
  writeFileSync(join(folder, 'two.yaml'), 'theirs');
  new ContentStore(folder, memory).recover();
  expect(FILES.map(read)).toEqual(['ours', 'theirs']);
  expect([readdirSync(folder).sort(), readdirSync(memory)]).toEqual([FILES, []]);
});

test('drafts that cannot be read are kept aside, and the terminal says where', () => {
  const { folder } = start();
  writeFileSync(join(folder, 'drafts'), 'half');
  let said = '';
  new ContentStore(folder, folder, (text) => (said = text)).loadDrafts();
  expect(readFileSync(/\/.*\d/.exec(said)![0], 'utf8')).toBe('half');
});

/** An action on a file, and a check of the other files after it. */
type Act = {
  path: string;
  act: () => Promise<ChangeAnswer | undefined>;
  check: (isSaved: boolean) => void;
};

/**
 * Repeats an act, each time on new files, while another program adds a line before a later one of
 * the act's steps on the disk. The line must stay.
 */
async function atAnyMoment(begin: () => Promise<Act> | Act): Promise<void> {
  const answers = new Set<boolean>();
  for (let step = 0, isOver = false; !isOver; step++) {
    const { path, act, check } = await begin();
    const theirs = `${readFileSync(path, 'utf8')}# theirs\n`;
    isOver = true;
    const saveTheirs: Before = (now) => {
      if (now !== step) return;
      isOver = false;
      writeFileSync(`${path}.theirs`, theirs);
      renameSync(`${path}.theirs`, path);
    };
    const answer = await atEachStep(act, saveTheirs).catch((error: Error) => error);
    const isSaved = !(answer instanceof Error) && answer?.kind === 'saved';
    answers.add(isSaved);
    check(isSaved);
    if (!isOver)
      expect([step, readFileSync(path, 'utf8')]).toEqual([
        step,
        expect.stringContaining('# theirs'),
      ]);
  }
  // The act must fail at least once, because the other program saved first.
  expect([...answers].sort()).toEqual([false, true]);
}

test.each(['change', 'undo', 'replace'] as const)(
  '%s loses nothing that another program saves, before whatever step it saves',
  async (what) => {
    withoutFlush();
    await atAnyMoment(async () => {
      const { folder, read, open } = start();
      const session = open();
      const change = () =>
        session.change({
          file: 'one.yaml',
          revision: revisionOf(read('one.yaml')),
          change: { kind: 'set', path: ['text'], value: 'ours' },
        });
      if (what === 'undo') await change();
      const seen = session.drafts.contentWithDrafts();
      const two = read('two.yaml');
      const texts = FILES.map((file) => [file, `${textIn(seen, file)}# more\n`]);
      const undo = () => session.undo();
      const replace = () => session.replace(bytesOf(Object.fromEntries(texts)), seen);
      return {
        path: join(folder, 'one.yaml'),
        act: { change, undo, replace }[what],
        check: (isSaved) => expect(read('two.yaml') !== two).toBe(isSaved && what === 'replace'),
      };
    });
  },
);

test('a new address loses nothing another program saves, before any step', async () => {
  withoutFlush();
  const served = await prepareSite(workshopSite, workshopCopy().options);
  await atAnyMoment(() => {
    const { options, file } = workshopCopy();
    const dev = { served, definition: workshopSite };
    const editor = new Editor(dev, { ...options, ...EDITOR_OPTIONS });
    const from = 'repairs/puncture.yaml';
    return {
      // This file names the moved one.
      path: file('content/repairs/gears.yaml'),
      act: () => manageFile(editor, { kind: 'change-address', file: from, name: 'Tire' }),
      check: (isSaved) =>
        expect(readdirSync(file('content/repairs')).sort()).toEqual([
          'gears.yaml',
          isSaved ? 'tire.yaml' : 'puncture.yaml',
        ]),
    };
  });
});

test('no two content folders share a memory', () => {
  const none = { served: undefined, definition: undefined };
  const memoryOf = (name: string) =>
    new Project(none, { ...optionsIn('/site', name), ...EDITOR_OPTIONS }).cacheFolder;
  expect(memoryOf('shop/b')).not.toBe(memoryOf('shop-b'));
});
