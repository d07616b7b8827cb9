/** A line of an e-mail, such as `Car: Acura`. Without a value, the sender completes it. */
export type DraftLine = { label: string; value?: string };

/** A link that opens an e-mail draft with one line for each detail (RFC 6068). */
export function mailDraft(to: string, subject: string, lines: DraftLine[]): string {
  const text = lines.map(({ label, value = '' }) => `${label}: ${value}`).join('\r\n');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
}

/** The same link with a value after a label, such as the complaint. An unknown label changes nothing. */
export function fillDraft(href: string, label: string, value: string): string {
  const [start = '', body = ''] = href.split('&body=');
  const lines = decodeURIComponent(body).split('\r\n');
  const filled = lines.map((line) => (line.startsWith(`${label}:`) ? `${label}: ${value}` : line));
  return `${start}&body=${encodeURIComponent(filled.join('\r\n'))}`;
}
