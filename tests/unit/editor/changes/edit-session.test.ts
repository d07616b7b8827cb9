import { expect, test } from 'vitest';
import * as v from 'valibot';
import type { Change } from '../../../../src/editor/shared/messages.ts';
import type { Drafts } from '../../../../src/editor/content/content-store.ts';
import { EditSession } from '../../../../src/editor/changes/edit-session.ts';
import {
  type FileWrites,
  revisionIn,
  textIn,
} from '../../../../src/editor/content/content-files.ts';
import { DraftedContent } from '../../../../src/editor/content/drafted-content.ts';
import { contentDifferences } from '../../../../src/editor/words/content-differences.ts';
import type { FieldPath } from '../../../../src/generator/portable.ts';
import { bytesOf } from '../../../support/content-files.ts';

const words = v.array(v.strictObject({ name: v.string(), text: v.string() }));
const fields = v.strictObject({ name: v.string(), words: v.optional(words) });
const shop = v.pipe(fields, v.title('Shop'));
const model = {
  files: { 'shop.yaml': { name: 'shop', schema: shop } },
  folders: { makes: { name: 'make', schema: v.strictObject({ name: v.string() }) } },
};
const FILE = 'shop.yaml';
const KIA = 'makes/kia.yaml';
const MILL = 'name: Mill # the mill\n';
const BAD = 'name: bad # the mill\n';
const THEIRS = 'name: Theirs\n';
const NO = [{ message: 'No.' }];

/**
 * A session over files in memory. The build refuses texts with "bad", unless the makes are called
 * Good.
 */
function start(kept: Drafts = new Map()) {
  const files = new Map([
    [FILE, MILL],
    [KIA, 'name: Kia\n'],
  ]);
  let remembered: Drafts | undefined;
  const printed: string[] = [];
  const session = new EditSession({
    folder: {
      name: 'content',
      list: () => ({ files: [...files.keys()], symlinks: [] }),
      read: (file) => new TextEncoder().encode(files.get(file)),
    },
    model,
    newFiles: {},
    checkFiles: async (next: FileWrites) => {
      const make = String(next.get(KIA) ?? files.get(KIA));
      if (String(next.get(FILE)).includes('bug')) throw new TypeError('x of undefined');
      const isBad = [...next.values()].some((bytes) => String(bytes).includes('bad'));
      return isBad && !make.includes('Good') ? NO : [];
    },
    store: {
      write: (next) => {
        for (const [file, bytes] of next)
          if (bytes === undefined) files.delete(file);
          else files.set(file, Buffer.from(bytes).toString());
        return undefined;
      },
      saveDrafts: (now) => void (remembered = new Map(now)),
      loadDrafts: () => kept,
    },
    differencesBetween: (...states) =>
      contentDifferences({ model: { ...model, facts: () => ({}) } } as never, ...states),
    log: (text) => printed.push(text),
  });
  const { drafts } = session;
  const seen = (file = FILE) => revisionIn(drafts.contentWithDrafts(), file);
  const change = (value: string, revision = seen(), path: FieldPath = ['name']) =>
    session.change({ file: FILE, revision, change: { kind: 'set', path, value, isTyped: true } });
  const replace = (after: string, file = FILE) =>
    session.replace(bytesOf({ [file]: after }), drafts.contentWithDrafts());
  return { session, drafts, files, seen, change, replace, printed, remembered: () => remembered };
}

test('writes a change, undoes it byte for byte, and does it again, but not after another change', async () => {
  const { session, files, change, replace } = start();
  const summary = 'Shop, Name: Mill → Old Mill';
  await replace('name: Kio\n', KIA);
  expect(await change('Old Mill')).toMatchObject({ kind: 'saved', summary });
  await session.undo();
  expect([files.get(FILE), session.undoSummaries()]).toEqual([
    MILL,
    { undo: 'Kio, Name: Kia → Kio', redo: summary },
  ]);
  await session.redo();
  expect(files.get(FILE)).toBe('name: Old Mill # the mill\n');
  // A change without effect is no step.
  expect(await change('Old Mill')).toMatchObject({ kind: 'saved' });
  expect(session.undoSummaries()).toEqual({ undo: summary, redo: undefined });
  await session.undo();
  await change('New Mill');
  expect(session.undoSummaries().redo).toBeUndefined();
});

test('keeps what the build would refuse as a draft, also after a restart, until another change makes it right', async () => {
  const before = start();
  // The same bad text again stays a draft.
  for (let count = 0; count < 2; count++)
    expect(await before.change('bad')).toMatchObject({ kind: 'draft', mistakes: NO });
  const { session, drafts, files, seen, replace, remembered } = start(before.remembered());
  expect([
    files.get(FILE),
    textIn(drafts.contentWithDrafts(), FILE),
    session.undoSummaries().undo,
  ]).toEqual([MILL, BAD, undefined]);
  // The draft must not count as a mistake of another file.
  const wouldSay = (value: string) =>
    session.checkChange({
      file: KIA,
      revision: seen(KIA),
      change: { kind: 'set', path: ['name'], value },
    });
  expect([await wouldSay('Kio'), await wouldSay('bad')]).toEqual([[], NO]);
  await replace('name: Good\n', KIA);
  const now = [files.get(FILE), drafts.draftFiles(), remembered()?.size];
  expect(now).toEqual([BAD, [], 0]);
});

test('a draft comes back after its correction is undone, and after it was given up', async () => {
  const { session, drafts, files, change, replace } = start();
  const before = [...files];
  await change('bad');
  await change('Old Mill');
  expect(session.undoSummaries().undo).toBe('Shop, Name: Mill → Old Mill');
  await session.undo();
  expect(textIn(drafts.contentWithDrafts(), FILE)).toBe(BAD);
  await session.undo();
  expect([[...files], drafts.draftFiles()]).toEqual([before, []]);
  await session.redo();
  await session.discardDraft(FILE);
  await session.undo();
  expect(drafts.draftFiles()).toEqual([FILE]);
  await replace('name: Good\n', KIA);
  expect(files.get(FILE)).toBe(BAD);
  for (let count = 0; count < 2; count++) await session.undo();
  expect([...files]).toEqual(before);
});

test('undoes nothing over what another program saved', async () => {
  const { session, files, change } = start();
  await change('Ours');
  files.set(FILE, THEIRS);
  await expect(session.undo()).rejects.toThrow('elsewhere, so “Shop, Name: Mill → Ours');
  // Undo goes on with the step before it.
  expect(await session.undo()).toBeUndefined();
  expect(files.get(FILE)).toBe(THEIRS);
});

test('keeps a draft and the version that another program saved below it, until the owner chooses', async () => {
  const { session, drafts, files, change, replace } = start();
  await change('bad');
  files.set(FILE, THEIRS);
  expect(await change('Ours')).toMatchObject({
    kind: 'draft',
    mistakes: [{ message: expect.stringContaining('Another program saved') }],
  });
  expect(files.get(FILE)).toBe(THEIRS);
  await replace('name: Ours\n');
  expect([files.get(FILE), drafts.draftFiles()]).toEqual(['name: Ours\n', []]);
  await session.undo();
  expect(files.get(FILE)).toBe(THEIRS);
  await change('bad');
  await replace('name: bad\n', KIA);
  files.set(KIA, 'name: Good\n');
  await session.discardDraft(KIA);
  await session.undo().catch(() => {});
  // The other draft was wrong only because of this one.
  expect(drafts.draftFiles()).toEqual([]);
});

const WORDS = 'name: Mill\nwords:\n  - { name: a, text: a1 }\n  - { name: b, text: b1 }\n';

const TEXT = ['words', 1, 'text'];

test.each([
  ['c1', 'saved'],
  ['bad', 'draft'],
])('makes a change once that is asked for again: %s is %s', async (text, kind) => {
  const { session, drafts, files, seen, change } = start();
  files.set(FILE, WORDS);
  const addition: Change = {
    kind: 'insert',
    path: ['words'],
    index: 0,
    value: { name: 'c', text },
  };
  const request = { file: FILE, revision: seen(), change: addition };
  const answer = await session.change(request);
  expect(answer.kind).toBe(kind);
  // The page never got this answer.
  expect(await session.change(request)).toEqual(answer);
  expect(textIn(drafts.contentWithDrafts(), FILE)!.split(text)).toHaveLength(2);
  // An earlier session made this.
  expect(await change('b1', 'unknown', ['words', 2, 'text'])).toMatchObject({ kind });
});

const removal = (index: number): Change => ({ kind: 'remove', path: ['words', index] });

test.each<[string, (at: ReturnType<typeof start>) => unknown]>([
  ['another window saved', ({ change }) => change('Hill')],
  ['another program saved', ({ files }) => files.set(FILE, WORDS.replace('a1', 'a2'))],
  ['another program restored a text', ({ files }) => files.set(FILE, WORDS)],
  [
    'an own removal',
    ({ session, seen }) => session.change({ file: FILE, revision: seen(), change: removal(0) }),
  ],
])('writes nothing late, and hands its words back, after %s', async (_, act) => {
  const started = start();
  const { session, files, seen, change } = started;
  files.set(FILE, WORDS);
  await change('ours', seen(), TEXT);
  const late = { file: FILE, revision: seen() };
  await act(started);
  const before = files.get(FILE);
  expect(await change('late', late.revision, TEXT)).toEqual({
    kind: 'unsaved',
    ref: { file: FILE, path: TEXT },
    where: 'Shop › Words › Number 2 › Text',
    words: 'late',
    why: 'This part of the site was changed somewhere else meanwhile. Look at it again.',
  });
  await expect(session.change({ ...late, change: removal(1) })).rejects.toThrow('somewhere else');
  const bad: Change = { kind: 'set', path: ['name'], value: 'bad' };
  expect(await session.checkChange({ ...late, change: bad })).toEqual([]);
  expect(files.get(FILE)).toBe(before);
});

test('hands words back after a bug of its own, which it prints for a developer', async () => {
  const { change, printed } = start();
  const why = expect.stringMatching(/^(?!.*undefined).*developer/);
  expect(await change('bug')).toMatchObject({ words: 'bug', why });
  expect(printed).toEqual([expect.stringMatching(/undefined\n +at /)]);
});

test('writes only files of the content', async () => {
  const { files, replace } = start();
  const others =
    '../shop.yaml /etc/shop.yaml images/../shop.yaml makes\\kia.yaml makes/deep/kia.yaml x.yaml ';
  for (const file of others.split(' '))
    await expect(replace('name: Good\n', file)).rejects.toThrow('no part of the content');
  expect(files.size).toBe(2);
});

test('says what is wrong in each draft, though one hides the mistakes of another', async () => {
  const draft = { bytes: Buffer.from(''), baseRevision: 'none' };
  const files = new Map([FILE, KIA].map((file) => [file, draft] as const));
  const drafts = new DraftedContent({
    folder: { list: () => ({ files: [] }) } as never,
    store: { loadDrafts: () => files } as never,
    checkFiles: async (checked) => [
      { message: 'No.', ref: { file: [...checked.keys()][0]!, path: [] } },
    ],
  });
  expect((await drafts.mistakes()).map(({ ref }) => ref?.file)).toEqual([FILE, KIA]);
});
