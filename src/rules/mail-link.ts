/** A link that opens an e-mail with a subject (RFC 6068). */
export const mailLink = (to: string, subject: string): string =>
  `mailto:${to}?subject=${encodeURIComponent(subject)}`;
