/** Find-in-page reaches folded text where the browser can unfold it. */
const FOLDED = 'onbeforematch' in document ? 'until-found' : '';

/** Cuts a long review; its button shows and hides the rest. */
export function startReadMore(root: HTMLElement): void {
  const button = root.querySelector('button')!;
  const rest = root.querySelector<HTMLElement>('.review-card-rest')!;
  const label = button.firstChild!;
  const { more = '', less = '' } = root.dataset;
  const ellipsis = document.createElement('span');
  ellipsis.className = 'review-card-ellipsis';
  rest.before(ellipsis);

  const show = (expanded: boolean) => {
    if (expanded) rest.removeAttribute('hidden');
    else rest.setAttribute('hidden', FOLDED);
    ellipsis.textContent = expanded ? '' : '…';
    label.textContent = expanded ? less : more;
    button.setAttribute('aria-expanded', `${expanded}`);
  };
  show(false);
  button.addEventListener('click', () => show(rest.hasAttribute('hidden')));
  rest.addEventListener('beforematch', () => show(true));
}
