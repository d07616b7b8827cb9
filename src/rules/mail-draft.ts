/** A line of an e-mail, such as `Car: Acura`. Without a value, the sender completes it. */
export type DraftLine = { label: string; value?: string };

/** A link that opens an e-mail with a subject. */
export const mailLink = (to: string, subject: string): string =>
  `mailto:${to}?subject=${encodeURIComponent(subject)}`;

/** A link that opens an e-mail draft with one line for each detail (RFC 6068). Text that a script appends to the link continues the last line. */
export function mailDraft(to: string, subject: string, lines: DraftLine[]): string {
  const text = lines.map(({ label, value = '' }) => `${label}: ${value}`).join('\r\n');
  return `${mailLink(to, subject)}&body=${encodeURIComponent(text)}`;
}
