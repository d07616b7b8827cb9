/** Makes a button print the page, or the part that `data-part` names. print.css hides the other parts. */
export function startPrint(root: HTMLElement): void {
  const part = document.getElementById(root.dataset.part ?? '');
  root.addEventListener('click', () => {
    part?.setAttribute('data-printed', '');
    addEventListener('afterprint', () => part?.removeAttribute('data-printed'), { once: true });
    print();
  });
}
