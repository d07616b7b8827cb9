import { contentLines, escaped } from './content-line.ts';

export type Contact = {
  name: string;
  /** In E.164 form. */
  phone: string;
  email: string;
  url: string;
  address: { street: string; city: string; region: string; postalCode: string; country: string };
  /** Lines for the note, such as the hours. */
  notes: string[];
};

/** A contact card that every phone's address book takes, as a company: vCard 3.0 (RFC 2426), which all of them read. */
export function vcard({ name, phone, email, url, address, notes }: Contact): string {
  const { street, city, region, postalCode, country } = address;
  return contentLines([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:;;;;',
    `FN:${escaped(name)}`,
    `ORG:${escaped(name)}`,
    // Apple's mark of a company's card.
    'X-ABShowAs:COMPANY',
    `TEL;TYPE=WORK,VOICE:${phone}`,
    `EMAIL;TYPE=INTERNET,WORK:${email}`,
    `ADR;TYPE=WORK:;;${[street, city, region, postalCode, country].map(escaped).join(';')}`,
    `URL:${url}`,
    `NOTE:${escaped(notes.join('\n'))}`,
    'END:VCARD',
  ]);
}
