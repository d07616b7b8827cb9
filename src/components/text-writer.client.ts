/**
 * Returns a function that shows a text in an element, and writes it only if it is a new one:
 * writing ends a visitor's selection, and a browser's translation.
 */
export function textWriter(element: Element): (text: string) => void {
  let shown = element.textContent;
  return (text) => {
    if (text !== shown) element.textContent = shown = text;
  };
}
