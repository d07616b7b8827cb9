import { expect, test } from 'vitest';
import { withReferences } from '../../../src/editor/change-address.ts';
import { contentModel } from '../../../src/schema/content-model.ts';
import { bytesOf, folderOf, textsOf } from '../../support/content-files.ts';

const OLD = 'services/brakes.yaml';
const NEW = 'services/brake-repair.yaml';
const texts: Record<string, string> = {
  [OLD]: 'name: brakes\n',
  'services/brakes-and-rotors.yaml': 'name: Rotors\nrelated: [brakes, brakes-and-rotors]\n',
  'faq.yaml': [
    'questions:',
    '  - id: brakes',
    '    answer: "{page.services.brakes} and {Page.services.brakes}, {page.services.brakes-and-rotors}"',
    '    question: "[brakes](/brakes#top) and [rotors](/brakes-and-rotors), brakes"',
    '',
  ].join('\n'),
  'coupons.yaml': 'coupons:\n  - off: { service: brakes }\n    work: brakes\n',
};
test('it changes fields, placeholders and links, but no longer name that begins with it', () => {
  const files = withReferences(
    bytesOf({ [NEW]: texts[OLD], [OLD]: undefined }),
    { from: OLD, to: NEW, oldAddresses: ['/brakes'], newAddresses: ['/brake-repair'] },
    folderOf(texts),
    contentModel,
  );
  expect(textsOf(files)).toEqual({
    [NEW]: 'name: brakes\n',
    [OLD]: undefined,
    'services/brakes-and-rotors.yaml': 'name: Rotors\nrelated: [brake-repair, brakes-and-rotors]\n',
    'faq.yaml': texts['faq.yaml']!.replace('{page.services.brakes}', '{page.services.brake-repair}')
      .replace('{Page.services.brakes}', '{Page.services.brake-repair}')
      .replace('(/brakes#top)', '(/brake-repair#top)'),
    'coupons.yaml': 'coupons:\n  - off: { service: brake-repair }\n    work: brakes\n',
  });
});
