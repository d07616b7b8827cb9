/** Lets a button print the page, or the part of it that `data-part` names: print.css leaves out all others. */
export function startPrint(root: HTMLElement): void {
  const part = document.getElementById(root.dataset.part ?? '');
  root.addEventListener('click', () => {
    part?.setAttribute('data-printed', '');
    addEventListener('afterprint', () => part?.removeAttribute('data-printed'), { once: true });
    print();
  });
}
