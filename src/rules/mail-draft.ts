/** A line of a mail's text, such as `Car: Acura`; without a value it is left for the writer to complete. */
export type DraftLine = { label: string; value?: string };

/** A link that opens a mail whose text is begun: one line for each thing to tell (RFC 6068). */
export function mailDraft(to: string, subject: string, lines: DraftLine[]): string {
  const text = lines.map(({ label, value = '' }) => `${label}: ${value}`).join('\r\n');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
}

/** The same link with the value behind a label filled in, such as what the car does. A label that is not there changes nothing. */
export function fillDraft(href: string, label: string, value: string): string {
  const [start = '', body = ''] = href.split('&body=');
  const lines = decodeURIComponent(body).split('\r\n');
  const filled = lines.map((line) => (line.startsWith(`${label}:`) ? `${label}: ${value}` : line));
  return `${start}&body=${encodeURIComponent(filled.join('\r\n'))}`;
}
