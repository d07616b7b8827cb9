/** Cuts a long review and lets its button show and hide the rest. The words on the button are its first text. */
export function startReadMore(root: HTMLElement): void {
  const button = root.querySelector('button');
  const rest = root.querySelector<HTMLElement>('.review-card-rest');
  const label = button?.firstChild;
  if (!button || !rest || !label) throw new Error('A button with a label and a .review-card-rest are needed.');
  const { more = '', less = '' } = root.dataset;
  const ellipsis = document.createElement('span');
  ellipsis.className = 'review-card-ellipsis';
  rest.before(ellipsis);

  const show = (expanded: boolean) => {
    rest.hidden = !expanded;
    ellipsis.textContent = expanded ? '' : '…';
    label.textContent = expanded ? less : more;
    button.setAttribute('aria-expanded', `${expanded}`);
  };
  show(false);
  button.addEventListener('click', () => show(!!rest.hidden));
}
