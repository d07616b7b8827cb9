import { expect, test } from 'vitest';
import { withReferences } from '../../../src/editor/references.ts';
import { rewrite, textIn, withTexts } from '../../../src/editor/texts.ts';

const OLD = 'services/brakes.yaml';
const NEW = 'services/brake-repair.yaml';
const texts: Record<string, string> = {
  [OLD]: 'name: Brakes\n',
  'services/brakes-and-rotors.yaml': 'name: Rotors\n',
  'faq.yaml': 'answer: "{page.services.brakes} and {page.services.brakes-and-rotors}"\n',
};
const content = {
  root: 'content',
  list: () => ({ files: Object.keys(texts), links: [] }),
  read: (file: string) => Buffer.from(texts[file]!),
};

test('a renaming changes the name itself, and no longer name that begins with it', async () => {
  const moved = [rewrite(content, NEW, texts[OLD]), rewrite(content, OLD)];
  const files = await withReferences(moved, { from: OLD, to: NEW }, content, async (changed) => {
    const faq = textIn(withTexts(content, changed), 'faq.yaml')!;
    return faq.includes('.brakes}')
      ? [{ message: 'No.', ref: { file: 'faq.yaml', path: ['answer'] } }]
      : [];
  });
  expect(files.find(({ file }) => file === 'faq.yaml')?.after).toBe(
    'answer: "{page.services.brake-repair} and {page.services.brakes-and-rotors}"\n',
  );
});
