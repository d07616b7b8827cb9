/** The tel: address of a number in E.164 form. */
export const telHref = (e164: string): string => `tel:${e164}`;

/**
 * A number for people: `(202) 555-0175` in North America. Other numbers keep their E.164 form,
 * which works everywhere.
 */
export const displayPhone = (e164: string): string =>
  e164.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
