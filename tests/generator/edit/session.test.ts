import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import type { Change } from '../../../src/generator/edit/change.ts';
import { baseOf, editSession, type State, type Texts } from '../../../src/generator/edit/session.ts';

const model = {
  files: { 'shop.yaml': { name: 'shop', schema: v.strictObject({ name: v.string(), wash: v.optional(v.string()) }) } },
  folders: { makes: { name: 'make', schema: v.strictObject({ name: v.string() }) } },
  photo: v.picklist(['none']),
};

/** A session over files in memory. The build refuses texts with "bad", unless the makes are called Good. */
function start(state?: State) {
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
  const write = (texts: Texts): void => {
    for (const [file, text] of texts)
      if (text === undefined) files.delete(file);
      else files.set(file, text);
  };
  const check = async (texts: Texts) => {
    const all = [...files, ...texts].map(([, text]) => text ?? '').join('');
    const isGood = (texts.get('makes/kia.yaml') ?? files.get('makes/kia.yaml'))?.includes('Good');
    return [...texts.values()].some((text) => text?.includes('bad')) && !isGood ? [{ message: `No. ${all.length > 0}` }] : [];
  };
  const session = editSession({ io, model, check, look: check, write, remember: (one) => void (remembered = one) }, state);
  const change = (value: string, base = baseOf(session.text('shop.yaml'))) =>
    session.change({ file: 'shop.yaml', base, change: { kind: 'set', path: ['name'], value } }, `name ${value}`);
  return { session, files, change, remembered: () => remembered };
}

describe('a session', () => {
  test('writes a change and undoes it, byte for byte', async () => {
    const { session, files, change } = start();
    await expect(change('Old Mill')).resolves.toMatchObject({ kind: 'saved', label: 'name Old Mill' });
    expect(files.get('shop.yaml')).toBe('name: Old Mill # the mill\n');
    expect(session.offers()).toEqual({ undo: 'name Old Mill', redo: undefined });
    await session.undo();
    expect(files.get('shop.yaml')).toBe('name: Mill # the mill\n');
    await session.redo();
    expect(files.get('shop.yaml')).toBe('name: Old Mill # the mill\n');
  });

  test('keeps what the build would refuse as a draft, and writes it when another change makes it right', async () => {
    const { session, files, change } = start();
    await expect(change('bad')).resolves.toMatchObject({ kind: 'draft', mistakes: [{ message: 'No. true' }] });
    expect([files.get('shop.yaml'), session.text('shop.yaml')]).toEqual(['name: Mill # the mill\n', 'name: bad # the mill\n']);
    await session.replace('makes/kia.yaml', baseOf('name: Kia\n'), 'name: Good\n', 'rename');
    expect(session.drafts()).toEqual([]);
    expect(files.get('shop.yaml')).toBe('name: bad # the mill\n');
  });

  test('says what would be wrong, and changes nothing', async () => {
    const { session, files } = start();
    const change: Change = { kind: 'set', path: ['name'], value: 'bad' };
    await expect(session.check({ file: 'shop.yaml', change })).resolves.toMatchObject([{ message: 'No. true' }]);
    expect([files.get('shop.yaml'), session.drafts()]).toEqual(['name: Mill # the mill\n', []]);
  });

  test('does not write over what another program saved', async () => {
    const { files, change } = start();
    const base = baseOf(files.get('shop.yaml'));
    files.set('shop.yaml', 'name: Theirs\n');
    await expect(change('Ours', base)).resolves.toMatchObject({ kind: 'conflict', theirs: 'Theirs', yours: 'Ours' });
    expect(files.get('shop.yaml')).toBe('name: Theirs\n');
  });

  test('refuses to undo over what another program saved', async () => {
    const { session, files, change } = start();
    await change('Ours');
    files.set('shop.yaml', 'name: Theirs\n');
    await expect(session.undo()).rejects.toThrow('was changed elsewhere since "name Ours"');
  });

  test('goes on after a restart', async () => {
    const before = start();
    await before.change('bad');
    const after = start(before.remembered());
    expect(after.session.text('shop.yaml')).toBe('name: bad # the mill\n');
    await after.session.undo();
    expect(after.session.drafts()).toEqual([]);
    expect(after.session.offers()).toEqual({ undo: undefined, redo: 'name bad' });
  });

  test('adds and removes a file, and undoes both', async () => {
    const { session, files } = start();
    await session.replace('makes/rivian.yaml', 'none', 'name: Rivian\n', 'add');
    await session.replace('makes/kia.yaml', baseOf('name: Kia\n'), undefined, 'remove');
    expect([...files.keys()]).toEqual(['shop.yaml', 'makes/rivian.yaml']);
    await session.undo();
    await session.undo();
    expect([...files.keys()]).toEqual(['shop.yaml', 'makes/kia.yaml']);
  });

  test('makes a form from the schema and the file', () => {
    const { session } = start();
    const { field } = session.form('shop.yaml');
    expect(field.fields?.map(({ kind, title, value, isOptional }) => ({ kind, title, value, isOptional }))).toEqual([
      { kind: 'text', title: 'Name', value: 'Mill', isOptional: false },
      { kind: 'text', title: 'Wash', value: undefined, isOptional: true },
    ]);
  });
});
