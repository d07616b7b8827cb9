/** The numbers of the lit parts of the car, in order. Runs in the page. */
export function litParts(): number[] {
  const isLit = (element: Element) =>
    getComputedStyle(element).getPropertyValue('--weight').trim() === '1.8';
  const parts = [...document.querySelectorAll('.phantom g[class]')].filter(isLit);
  return [
    ...new Set(parts.map((part) => Number(/\bn(\d+)/.exec(part.getAttribute('class')!)![1]))),
  ].sort((one, other) => one - other);
}
