/**
 * A function that shows a text in an element. It writes only a changed text, because writing ends a
 * visitor's selection and a browser's translation.
 */
export function textWriter(element: Element): (text: string) => void {
  let shown = element.textContent;
  return (text) => {
    if (text !== shown) element.textContent = shown = text;
  };
}
