/** Makes a button print the page, or the part that `data-part` names. */
export function startPrint(root: HTMLElement): void {
  const part = document.getElementById(root.dataset.part ?? '');
  const mark = (isPrinted: boolean) => part?.toggleAttribute('data-printed', isPrinted);
  root.addEventListener('click', () => {
    mark(true);
    addEventListener('afterprint', () => mark(false), { once: true });
    print();
  });
}
