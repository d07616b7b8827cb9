/**
 * Lights the parts of the car that these links name, and no others: the road sign, the open
 * complaint, and the link under the mouse or the focus.
 */
export function lightParts(hero: Element, pointedAt?: Element): void {
  for (const part of hero.querySelectorAll('.lit')) part.classList.remove('lit');
  const links = hero.querySelectorAll('.hero-sign a, .complaints [aria-expanded=true]');
  for (const link of pointedAt ? [...links, pointedAt] : links) {
    for (const number of link.getAttribute('class')?.match(/n\d+/g) ?? []) {
      for (const part of hero.querySelectorAll(`.${number}`)) part.classList.add('lit');
    }
  }
}
