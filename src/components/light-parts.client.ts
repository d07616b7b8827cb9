/** Lights the parts of the car that the road sign or the open complaint names, and no others. */
export function lightParts(hero: Element): void {
  for (const part of hero.querySelectorAll('.lit')) part.classList.remove('lit');
  for (const { className } of hero.querySelectorAll<HTMLElement>(
    '.hero-sign a, .complaints [aria-expanded=true]',
  )) {
    for (const number of className.match(/n\d+/g) ?? []) {
      for (const part of hero.querySelectorAll(`.${number}`)) part.classList.add('lit');
    }
  }
}
