import { expect, test } from 'vitest';
import type { Change } from '../../../../src/editor/shared/messages.ts';
import { renamedTexts } from '../../../../src/editor/changes/renamed-texts.ts';

test('a corrected name reaches the texts that came with the file, where they are by now', () => {
  const newFile = (name: string) => ({ name, title: `${name} service`, points: ['Call', name] });
  const before = { ...newFile('Rivain'), points: ['Rivain', 'Rivain?'], other: 'Rivain service' };
  const change: Change = { kind: 'set', path: ['name'], value: 'Rivian' };
  expect(renamedTexts(newFile, [change], before)).toEqual([
    { kind: 'set', path: ['title'], value: 'Rivian service' },
    { kind: 'set', path: ['points', 0], value: 'Rivian' },
  ]);
});
