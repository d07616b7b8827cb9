import { describe, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import type { ContentIo } from '../../../src/generator/content/content-io.ts';
import type { Change } from '../../../src/editor/change.ts';
import { editSession, type State } from '../../../src/editor/session.ts';
import { baseOf, textIn, type Texts } from '../../../src/editor/texts.ts';

const model = {
  files: {
    'shop.yaml': {
      name: 'shop',
      schema: v.strictObject({ name: v.string(), wash: v.optional(v.string()) }),
    },
  },
  folders: { makes: { name: 'make', schema: v.strictObject({ name: v.string() }) } },
  photo: v.picklist(['none']),
};

/** A session over files in memory. The build refuses texts with "bad", unless the makes are called Good. */
function start(state?: State, meanwhile = (_files: Map<string, string>): void => {}) {
  const files = new Map([
    ['shop.yaml', 'name: Mill # the mill\n'],
    ['makes/kia.yaml', 'name: Kia\n'],
  ]);
  let remembered: State | undefined;
  const io = {
    root: 'content',
    list: () => ({ files: [...files.keys()], links: [] }),
    read: (file: string) => new TextEncoder().encode(files.get(file)),
  };
  const write = (texts: Texts): undefined => {
    for (const [file, text] of texts)
      if (text === undefined) files.delete(file);
      else files.set(file, text);
  };
  const check = async (texts: Texts) => {
    meanwhile(files);
    const all = [...files, ...texts].map(([, text]) => text ?? '').join('');
    const isGood = (texts.get('makes/kia.yaml') ?? files.get('makes/kia.yaml'))?.includes('Good');
    return [...texts.values()].some((text) => text?.includes('bad')) && !isGood
      ? [{ message: `No. ${all.length > 0}` }]
      : [];
  };
  const say = (_before: ContentIo, after: ContentIo, [file]: string[]): string =>
    `now ${textIn(after, file!)?.trim()}`;
  const session = editSession(
    {
      io,
      model,
      check,
      write,
      say,
      remember: (one) => void (remembered = one),
    },
    state,
  );
  const change = (value: string, base = baseOf(textIn(session.content(), 'shop.yaml'))) =>
    session.change({ file: 'shop.yaml', base, change: { kind: 'set', path: ['name'], value } });
  return { session, files, change, remembered: () => remembered };
}

describe('a session', () => {
  test('gives up a draft as a step, so that the steps before it can still be undone', async () => {
    const { session, files, change } = start();
    await change('Old Mill');
    await expect(change('bad')).resolves.toMatchObject({ kind: 'draft' });
    await session.drop('shop.yaml');
    expect(session.drafts()).toEqual([]);
    await expect(session.undo()).resolves.toMatchObject({
      kind: 'draft',
      mistakes: [{ message: 'No. true' }],
    });
    await session.undo();
    await session.undo();
    expect(files.get('shop.yaml')).toBe('name: Mill # the mill\n');
  });

  test('writes a change, undoes it byte for byte, and does it again', async () => {
    const { session, files, change } = start();
    await expect(change('Old Mill')).resolves.toMatchObject({
      kind: 'saved',
      label: 'now name: Old Mill # the mill',
    });
    const [text, offers] = [
      'name: Old Mill # the mill\n',
      { undo: 'now name: Old Mill # the mill', redo: undefined },
    ];
    expect([files.get('shop.yaml'), session.offers()]).toEqual([text, offers]);
    await session.undo();
    expect(files.get('shop.yaml')).toBe('name: Mill # the mill\n');
    await session.redo();
    expect([files.get('shop.yaml'), session.offers()]).toEqual([text, offers]);
  });

  test('cannot do again what it undid before another change', async () => {
    const { session, change } = start();
    await change('Old Mill');
    await session.undo();
    await change('New Mill');
    expect(session.offers()).toEqual({ undo: 'now name: New Mill # the mill', redo: undefined });
    await session.undo();
    expect(session.offers()).toEqual({ undo: undefined, redo: 'now name: New Mill # the mill' });
  });

  test.each([
    { value: 'Old Mill', kind: 'saved' },
    { value: 'bad', kind: 'draft' },
  ])(
    'makes a change once that is asked for again, because its answer came to no page: $kind',
    async ({ value, kind }) => {
      const { session, change } = start();
      const base = baseOf(textIn(session.content(), 'shop.yaml'));
      const first = await change(value, base);
      expect(first.kind).toBe(kind);
      await expect(change(value, base)).resolves.toEqual(first);
      await expect(change('Another', base)).resolves.toMatchObject({
        kind: 'conflict',
        theirs: value,
      });
      await session.undo();
      expect(session.offers().undo).toBeUndefined();
    },
  );

  test('keeps what the build would refuse as a draft, and writes it when another change makes it right', async () => {
    const { session, files, change } = start();
    await expect(change('bad')).resolves.toMatchObject({
      kind: 'draft',
      mistakes: [{ message: 'No. true' }],
    });
    expect([files.get('shop.yaml'), textIn(session.content(), 'shop.yaml')]).toEqual([
      'name: Mill # the mill\n',
      'name: bad # the mill\n',
    ]);
    await session.replace(
      [{ file: 'makes/kia.yaml', base: baseOf('name: Kia\n'), after: 'name: Good\n' }],
      'rename',
    );
    expect(session.drafts()).toEqual([]);
    expect(files.get('shop.yaml')).toBe('name: bad # the mill\n');
  });

  test('says what would be wrong, and changes nothing', async () => {
    const { session, files } = start();
    const change: Change = { kind: 'set', path: ['name'], value: 'bad' };
    await expect(session.tryChange({ file: 'shop.yaml', change })).resolves.toMatchObject([
      { message: 'No. true' },
    ]);
    expect([files.get('shop.yaml'), session.drafts()]).toEqual(['name: Mill # the mill\n', []]);
  });

  test('says of a change what is wrong with it, and not what is wrong with the draft of another file', async () => {
    const { session, change } = start();
    await change('bad');
    const wouldSay = (value: string) =>
      session.tryChange({ file: 'makes/kia.yaml', change: { kind: 'set', path: ['name'], value } });
    await expect(wouldSay('Kio')).resolves.toEqual([]);
    await expect(wouldSay('bad')).resolves.toHaveLength(1);
  });

  test('does not write over what another program saved', async () => {
    const { session, files, change } = start();
    const base = baseOf(files.get('shop.yaml'));
    files.set('shop.yaml', 'name: Theirs\n');
    await expect(change('Ours', base)).resolves.toMatchObject({
      kind: 'conflict',
      theirs: 'Theirs',
      yours: 'Ours',
    });
    const after = 'name: Ours\n';
    await expect(session.replace([{ file: 'shop.yaml', base, after }])).resolves.toMatchObject({
      theirs: 'name: Theirs\n',
      yours: after,
    });
    expect(files.get('shop.yaml')).toBe('name: Theirs\n');
  });

  test('refuses to undo over what another program saved', async () => {
    const { session, files, change } = start();
    await change('Ours');
    files.set('shop.yaml', 'name: Theirs\n');
    await expect(session.undo()).rejects.toThrow('was changed elsewhere since “now name: Ours');
  });

  test('goes on after a restart', async () => {
    const before = start();
    await before.change('bad');
    const after = start(before.remembered());
    expect(textIn(after.session.content(), 'shop.yaml')).toBe('name: bad # the mill\n');
    expect(after.session.offers()).toEqual({ undo: undefined, redo: undefined });
    await after.session.drop('shop.yaml');
    expect(after.remembered()).toEqual({ drafts: [] });
  });

  test('changes what it compared, even if another program saves between two looks at a file', async () => {
    const { files, change } = start();
    const base = baseOf(files.get('shop.yaml'));
    // The file is another one as soon as it was read.
    const saves = vi.spyOn(files, 'get').mockImplementationOnce((file) => {
      saves.mockRestore();
      const text = files.get(file)!;
      files.set('shop.yaml', 'name: Theirs\n');
      return text;
    });
    await expect(change('Ours', base)).resolves.toMatchObject({ kind: 'conflict' });
    expect(files.get('shop.yaml')).toBe('name: Theirs\n');
  });

  test('writes nothing over what another program saves during the check', async () => {
    const { session, files, change } = start(undefined, (all) =>
      all.set('shop.yaml', 'name: Theirs\n'),
    );
    await expect(change('Ours')).resolves.toMatchObject({
      kind: 'conflict',
      theirs: 'Theirs',
      yours: 'Ours',
    });
    expect([files.get('shop.yaml'), session.offers().undo]).toEqual(['name: Theirs\n', undefined]);
  });

  test('keeps a draft and the version that another program saved below it, until the owner chooses', async () => {
    const { session, files, change } = start();
    await change('bad');
    files.set('shop.yaml', 'name: Theirs\n');
    await expect(change('Ours')).resolves.toMatchObject({
      kind: 'draft',
      mistakes: [{ message: /Another program saved this file/ }],
    });
    expect([files.get('shop.yaml'), textIn(session.content(), 'shop.yaml')]).toEqual([
      'name: Theirs\n',
      'name: Ours # the mill\n',
    ]);
    await session.replace(
      [{ file: 'shop.yaml', base: baseOf('name: Ours # the mill\n'), after: 'name: Ours\n' }],
      'mine',
    );
    expect([files.get('shop.yaml'), session.drafts()]).toEqual(['name: Ours\n', []]);
    await session.undo();
    expect(files.get('shop.yaml')).toBe('name: Theirs\n');
  });

  test('renames a file in one step', async () => {
    const { session, files } = start();
    const move = [
      { file: 'makes/mill.yaml', base: 'none', after: 'name: Kia\n' },
      { file: 'makes/kia.yaml', base: baseOf('name: Kia\n') },
    ];
    await session.replace(move, 'rename');
    expect([...files.keys()]).toEqual(['shop.yaml', 'makes/mill.yaml']);
    await session.undo();
    expect([...files.keys()]).toEqual(['shop.yaml', 'makes/kia.yaml']);
  });

  test.each([
    '../shop.yaml',
    '/etc/shop.yaml',
    'images/../shop.yaml',
    'makes/../shop.yaml',
    'makes\\kia.yaml',
    'makes/deep/kia.yaml',
    'notes.yaml',
    '',
  ])('writes no file %j', async (file) => {
    const { session, files } = start();
    const before = new Map(files);
    await expect(
      session.replace([{ file, base: 'none', after: 'name: Good\n' }], 'write'),
    ).rejects.toThrow('is no part of the content');
    expect(files).toEqual(before);
  });

  test('makes no step of a change that changes nothing', async () => {
    const { session, change } = start();
    await expect(change('Mill')).resolves.toMatchObject({ kind: 'saved' });
    expect(session.offers()).toEqual({ undo: undefined, redo: undefined });
  });
});
