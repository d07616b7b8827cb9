/** Cuts a long review; its button shows and hides the rest. */
export function startReadMore(root: HTMLElement): void {
  const button = root.querySelector('button')!;
  const rest = root.querySelector<HTMLElement>('.review-card-rest')!;
  const { more, less } = root.dataset;
  const ellipsis = document.createElement('span');
  ellipsis.className = 'review-card-ellipsis';
  rest.before(ellipsis);

  const show = (expanded: boolean) => {
    rest.hidden = !expanded;
    ellipsis.textContent = expanded ? '' : '…';
    button.textContent = expanded ? less! : more!;
    button.setAttribute('aria-expanded', `${expanded}`);
  };
  show(false);
  button.addEventListener('click', () => show(!!rest.hidden));
}
