import type { Shop } from '../schema/content.ts';
import { foldedLines, escapeText } from './folded-lines.ts';

/** `notes` are the lines of the note, such as the hours. */
type Contact = Pick<Shop, 'name' | 'phone' | 'email' | 'address'> & {
  url: string;
  notes: string[];
};

/** A company's contact card as vCard 3.0 (RFC 2426), which every phone's address book can read. */
export function vcard({ name, phone, email, url, address, notes }: Contact): string {
  const { street, city, region, postalCode, country } = address;
  return foldedLines([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:;;;;',
    `FN:${escapeText(name)}`,
    `ORG:${escapeText(name)}`,
    // Apple's marker for a company.
    'X-ABShowAs:COMPANY',
    `TEL;TYPE=WORK,VOICE:${phone}`,
    `EMAIL;TYPE=INTERNET,WORK:${email}`,
    `ADR;TYPE=WORK:;;${[street, city, region, postalCode, country].map(escapeText).join(';')}`,
    `URL:${url}`,
    `NOTE:${escapeText(notes.join('\n'))}`,
    'END:VCARD',
  ]);
}
