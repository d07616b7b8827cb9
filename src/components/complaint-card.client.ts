/** All answers stand on one page of this site. It is fetched once, and again only if that failed. */
let page: Promise<Document> | undefined;

const answers = (href: string): Promise<Document> =>
  (page ??= fetchPage(href).catch((error: unknown) => {
    page = undefined;
    throw error;
  }));

// The one way to a parsed page that the policy's Trusted Types let through without a policy of our own.
const fetchPage = (href: string): Promise<Document> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', href);
    request.responseType = 'document';
    request.onload = () => (request.status === 200 && request.responseXML ? resolve(request.responseXML) : reject(new Error(`${request.status} for ${href}`)));
    request.onerror = reject;
    request.send();
  });

/** Fetches the answers ahead of a click. A failure is told when one is wanted. */
export function prepare(root: HTMLElement): void {
  answers(root.querySelector('a')!.href).catch(() => {});
}

let card: HTMLElement | undefined;
let wanted: HTMLAnchorElement | undefined;

/** Lights the parts that a complaint may come from and opens its answer; without a complaint, closes what is open. Throws where there is no answer. */
export async function showAnswer(root: HTMLElement, link?: HTMLAnchorElement): Promise<void> {
  const before = wanted;
  wanted = link;
  for (const one of root.querySelectorAll('a')) {
    one.classList.toggle('lit', one === link);
    one.setAttribute('aria-expanded', `${one === link}`);
  }
  if (!link) return close(before);
  const hero = root.closest<HTMLElement>('.hero')!;
  hero.querySelector('.hero-sign')!.replaceChildren();
  const answer = (await answers(link.href)).getElementById(link.hash.slice(1));
  if (!answer) throw new Error(`No answer to ${link.hash}`);
  // The light comes on at once; the card, which is more work, in the frame after it.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  // Another one may have been asked for while this one was on its way.
  if (wanted === link) open(root, hero, answer);
}

function close(opener?: HTMLElement): void {
  const hadFocus = card?.contains(document.activeElement);
  card?.remove();
  if (hadFocus) opener?.focus();
}

function open(root: HTMLElement, hero: HTMLElement, answer: HTMLElement): void {
  card ??= emptyCard(root, hero);
  const content = document.importNode(answer, true);
  // The address names this place; the browser must not scroll to it.
  content.removeAttribute('id');
  content.querySelector('h3')!.id = 'complaint-name';
  card.querySelector('.complaint-list')!.replaceChildren(content);
  root.parentElement!.append(card);
  const dialog = card.firstElementChild as HTMLElement;
  dialog.scrollTop = 0;
  dialog.focus({ preventScroll: true });
  // On a phone the answer covers the foot of the window: the car, with its parts lit, goes above it.
  const isSheet = getComputedStyle(card).position === 'sticky';
  const behavior = matchMedia('(prefers-reduced-motion: no-preference)').matches ? 'smooth' : 'auto';
  if (isSheet) hero.querySelector('.hero-car')!.scrollIntoView({ behavior });
  else dialog.scrollIntoView({ behavior, block: 'nearest' });
}

/** What closes the card, room for an answer, and the call of this page. */
function emptyCard(root: HTMLElement, hero: HTMLElement): HTMLElement {
  const [made, dialog, list] = ['complaint-list-card', '', 'complaint-list'].map((name) => Object.assign(document.createElement('div'), { className: name }));
  const button = Object.assign(document.createElement('button'), { type: 'button', onclick: leave });
  button.setAttribute('aria-label', root.dataset.close!);
  dialog!.tabIndex = -1;
  dialog!.setAttribute('role', 'dialog');
  dialog!.setAttribute('aria-labelledby', 'complaint-name');
  dialog!.append(button, list!, ...[...hero.querySelectorAll('a[href^="tel:"]')].slice(0, 1).map((call) => call.cloneNode(true)));
  made!.append(dialog!);
  made!.onkeydown = ({ key }) => {
    if (key === 'Escape') leave();
  };
  return made!;
}

/** As Back does, where the card was opened on this page; where the address brought it, there is nothing to go back to. */
function leave(): void {
  if (history.state === 'complaint') return history.back();
  history.replaceState(null, '', location.pathname + location.search);
  dispatchEvent(new Event('popstate'));
}
