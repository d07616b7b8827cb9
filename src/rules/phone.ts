/** The tel: address of a number in E.164 form. */
export function telHref(e164: string): string {
  return `tel:${e164}`;
}

/** A number for people: `(202) 555-0175` in North America. Other numbers keep their E.164 form, which works everywhere. */
export function displayPhone(e164: string): string {
  return e164.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
}
