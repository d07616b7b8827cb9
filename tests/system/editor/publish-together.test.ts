import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { seeded } from '../../../scripts/shared/seeded.ts';
import { editorIn, PRICE, startInGit } from './workshop-in-git.ts';
import type { ChosenSides } from '../../../src/editor/shared/messages.ts';

const FILES = ['repairs/gears.yaml', 'repairs/puncture.yaml'];
const FIELDS = ['title', 'description', 'heading', 'text'];
const TYPED = /\b[abd]-\d+\b/g;

test('two clones and a developer publish in turns and at once, and every text arrives or is asked about', async () => {
  const { root, clone, end, sent } = await startInGit();
  const other = clone().folder;
  const random = seeded(2);
  const a = { name: 'a', folder: root, end };
  const b = { name: 'b', folder: other, end: editorIn(other).end };
  type Writer = { name: string; folder: string };
  /** All typed texts, those that somebody replaced or rejected, and the number of questions. */
  const typed: { file: string; field: string; value: string }[] = [];
  const settled = new Set<string>();
  let asked = 0;
  const pathOf = ({ folder }: Writer, file: string): string => join(folder, 'content', file);

  function type(writer: Writer): void {
    const [file, field] = [FILES[random(2)]!, FIELDS[random(4)]!];
    const value = `${writer.name}-${typed.length}`;
    const text = readFileSync(pathOf(writer, file), 'utf8');
    const line = new RegExp(`^${field}: .*`, 'm');
    for (const [before] of line.exec(text)![0].matchAll(TYPED)) settled.add(before);
    writeFileSync(pathOf(writer, file), text.replace(line, `${field}: ${value}`));
    typed.push({ file, field, value });
  }

  /** Publishes until the changes are sent, and makes a random choice when asked. */
  async function send(writer: typeof a): Promise<void> {
    let chosenSides: ChosenSides = {};
    for (let tries = 0; tries < 10; tries++) {
      const { kind, text, clashes } = (await writer.end({ chosenSides }))!;
      if (kind === 'sent') return;
      if (!clashes) {
        expect(text).toMatch(/at the same moment|Somebody else/);
        continue;
      }
      const choice = random(2) === 0 ? 'theirs' : 'yours';
      const given = choice === 'theirs' ? 'yours' : 'theirs';
      for (const clash of clashes)
        for (const [value] of clash[given].matchAll(TYPED))
          if (!clash[choice].includes(value)) settled.add(value);
      asked += clashes.length;
      chosenSides = Object.fromEntries(clashes.map(({ id }) => [id, choice]));
    }
    throw new Error('It was never sent.');
  }

  function developer(): void {
    const { folder, push } = clone();
    type({ name: 'd', folder });
    writeFileSync(join(folder, `code-${typed.length}.txt`), 'code');
    push();
  }

  for (const isAtOnce of [false, true]) {
    for (const writer of [a, b, a, b]) type(writer);
    if (isAtOnce) await Promise.all([send(a), send(b)]);
    else developer();
    for (const writer of [a, b]) await send(writer);
  }
  expect(asked).toBeGreaterThan(0);
  const lost = typed.filter(
    ({ file, field, value }) =>
      !settled.has(value) && !new RegExp(`^${field}: ${value}$`, 'm').test(sent(`content/${file}`)),
  );
  expect(lost).toEqual([]);
});

test.each([/three/, /four/])('a moved item is there once, by their %s', async (word) => {
  const { edit, end, publishElsewhere, sent } = await startInGit();
  edit(PRICE, /$/, 'list:\n- id: three\n- id: four\n- id: moved\n');
  await end();
  publishElsewhere(PRICE, word, 'theirs');
  edit(PRICE, /(- id: three\n.*\n)(.*\n)/, '$2$1');
  const { clashes } = (await end())!;
  expect(clashes![0]!.theirs).not.toMatch(/id/i);
  await end({ chosenSides: { [clashes![0]!.id]: 'theirs' } });
  expect(sent(PRICE).match(/moved|theirs/g)).toEqual(['moved', 'theirs']);
});
