import { expect, test } from 'vitest';
import { vcard } from '../../../src/rules/vcard.ts';
import { SHOP } from './sample-shop.ts';

const card = (notes: string[]) =>
  vcard({ ...SHOP, name: 'Sample’s, Sons; Co', url: SHOP.origin, notes });

test('a card escapes special characters, and has the signs of a keyboard', () => {
  expect(card(['Shop Mon-Fri 8AM-5PM, Sat 8AM-2PM', 'Gas — 12½ × 2']).split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:;;;;',
    "FN:Sample's\\, Sons\\; Co",
    "ORG:Sample's\\, Sons\\; Co",
    'X-ABShowAs:COMPANY',
    'TEL;TYPE=WORK,VOICE:+12025550123',
    'EMAIL;TYPE=INTERNET,WORK:desk@corner.example',
    'ADR;TYPE=WORK:;;1 Main St;Clifton;VA;20124;US',
    'URL:https://www.corner.example',
    'NOTE:Shop Mon-Fri 8AM-5PM\\, Sat 8AM-2PM\\nGas - 12 1/2 x 2',
    'END:VCARD',
    '',
  ]);
});
