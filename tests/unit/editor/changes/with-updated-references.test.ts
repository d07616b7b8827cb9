import { expect, test } from 'vitest';
import type { FilePage } from '../../../../src/editor/editing-definition.ts';
import { withUpdatedReferences } from '../../../../src/editor/changes/with-updated-references.ts';
import { contentModel } from '../../../../src/schema/content-model.ts';
import { folderOf, textsOf } from '../../../support/content-files.ts';

const old = { file: 'services/brakes.yaml', addresses: ['/brakes'] };
const after = (texts: Record<string, string>, next?: FilePage) => {
  const folder = folderOf({ ...texts, [old.file]: 'name: brakes\n' });
  return textsOf(withUpdatedReferences(new Map(), old, next, folder, contentModel));
};

test('it changes fields, placeholders and links, but no longer name that begins with it', () => {
  const texts = {
    'services/brakes-and-rotors.yaml': 'name: Rotors\nrelated: [brakes, brakes-and-rotors]\n',
    'faq.yaml':
      'questions:\n' +
      '  - id: "{page.services.brakes}, {Page.services.brakes} {page.services.brakes-and-rotors}"\n' +
      '    answer: "[brakes](/brakes#top) and [rotors](/brakes-and-rotors), brakes"\n' +
      '    link: /brakes#top\n',
    'coupons.yaml': 'coupons:\n  - off: { service: brakes }\n    work: brakes\n',
  };
  expect(after(texts, { file: 'services/pads.yaml', addresses: ['/pads'] })).toEqual({
    'services/brakes-and-rotors.yaml': 'name: Rotors\nrelated: [pads, brakes-and-rotors]\n',
    'faq.yaml': texts['faq.yaml'].replace(/(?<=age.services.|\/)brakes(?=}|#)/g, 'pads'),
    'coupons.yaml': 'coupons:\n  - off: { service: pads }\n    work: brakes\n',
  });
});

test('without a new page, links leave their words, and an item that needs the page goes', () => {
  const texts = {
    'complaints.yaml':
      'complaints:\n  - first: "[Look](/brakes)"\n    services: [brakes]\n' +
      '  - first: "[Look]({page.services.brakes}) or [see](/brakes#top)"\n    services: [brakes, x]\n',
    'coupons.yaml': 'coupons: [{ off: { service: brakes } }, { service: brakes, value: 5 }]\n',
    'shop.yaml': 'moved: [{ from: /a, to: /brakes }]\n',
  };
  expect(after(texts)).toEqual({
    'complaints.yaml': 'complaints:\n  - first: Look or see\n    services: [x]\n',
    'coupons.yaml': 'coupons: [{ value: 5 }]\n',
    'shop.yaml': 'moved: []\n',
  });
});
