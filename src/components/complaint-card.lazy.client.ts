import { afterPaint } from './after-paint.client.ts';
import { lightParts } from './light-parts.client.ts';
import { startOpenNow } from './open-now.client.ts';
import { scrollBehavior } from './scroll-behavior.client.ts';

/** All answers are on one page of this site, which is fetched once. */
let page: Promise<Document> | undefined;

const answers = (href: string): Promise<Document> =>
  (page ??= fetchPage(href).catch((error: unknown) => {
    page = undefined;
    throw error;
  }));

// No other way to parse a page works with Trusted Types and without a policy.
const fetchPage = (href: string): Promise<Document> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', href);
    request.responseType = 'document';
    request.onload = () =>
      request.status === 200 && request.responseXML
        ? resolve(request.responseXML)
        : reject(new Error(`${request.status} for ${href}`));
    request.onerror = reject;
    request.send();
  });

/** Fetches the answers before the click. A failure is reported when an answer is opened. */
export function prepare(root: HTMLElement): void {
  answers(root.querySelector('a')!.href).catch(() => {});
}

let card: HTMLElement | undefined;
let chosen: HTMLAnchorElement | undefined;

/** Lights the parts of a complaint and opens its answer. Without `link`, closes the open answer. */
export async function showAnswer(root: HTMLElement, link?: HTMLAnchorElement): Promise<void> {
  const opener = chosen;
  chosen = link;
  for (const complaint of root.querySelectorAll('a[class]')) {
    complaint.setAttribute('aria-expanded', `${complaint === link}`);
  }
  const hero = root.closest<HTMLElement>('.hero')!;
  if (link) hero.querySelector('.hero-sign')!.replaceChildren();
  lightParts(hero);
  if (!link) return closeCard(opener);
  const answer = (await answers(link.href)).getElementById(link.hash.slice(1));
  if (!answer) throw new Error(`No answer to ${link.hash}`);
  await afterPaint();
  // The visitor may have chosen another complaint during the fetch.
  if (chosen === link) openCard(root, hero, answer);
}

function closeCard(opener?: HTMLElement): void {
  const hadFocus = card?.contains(document.activeElement);
  card?.remove();
  if (hadFocus) opener?.focus();
}

function openCard(root: HTMLElement, hero: HTMLElement, answer: HTMLElement): void {
  card ??= emptyCard(root, hero);
  const content = document.importNode(answer.querySelector('section')!, true);
  content.className = answer.className;
  content.prepend(document.importNode(answer.querySelector('h3')!, true));
  const hours = content.querySelector<HTMLElement>('.open-now');
  if (hours) hours.replaceWith((status ??= startStatus(hours)));
  content.querySelector('h3')!.id = 'complaint-name';
  card.querySelector('.complaint-answers')!.replaceChildren(content);
  root.parentElement!.append(card);
  const dialog = card.firstElementChild as HTMLElement;
  dialog.focus({ preventScroll: true });
  // On a phone the answer covers the bottom of the window, so the lit car scrolls above it.
  const isSheet = getComputedStyle(card).position === 'sticky';
  const behavior = scrollBehavior();
  if (isSheet) hero.querySelector('.hero-car')!.scrollIntoView({ behavior });
  else
    dialog.scrollIntoView({
      behavior,
      block: dialog.offsetHeight > 0.9 * innerHeight ? 'start' : 'nearest',
    });
}

/**
 * The open-now status, shared by all answers that have one. It starts once, because it never stops.
 */
let status: HTMLElement | undefined;

function startStatus(openNow: HTMLElement): HTMLElement {
  startOpenNow(openNow);
  return openNow;
}

/** The card: a close button, room for an answer, this page's two buttons, and the note below. */
function emptyCard(root: HTMLElement, hero: HTMLElement): HTMLElement {
  const [newCard, dialog, answerRoom] = [
    makeDiv('complaint-card'),
    makeDiv(),
    makeDiv('complaint-answers'),
  ];
  const close = Object.assign(document.createElement('button'), { type: 'button', onclick: leave });
  close.setAttribute('aria-label', root.dataset.close!);
  dialog.tabIndex = -1;
  dialog.setAttribute('role', 'dialog');
  dialog.setAttribute('aria-labelledby', 'complaint-name');
  const calls = [...hero.querySelectorAll('.hero-text :is(.button, .call-note)')];
  dialog.append(close, answerRoom, ...calls.map((call) => call.cloneNode(true)));
  startOpenNow(dialog.querySelector('.open-now')!);
  newCard.append(dialog);
  newCard.onkeydown = ({ key }) => {
    if (key === 'Escape') leave();
  };
  // Closes the card if a key moves the focus to a link under it. A tap moves the focus only to
  // links that are visible.
  document.addEventListener('focusin', ({ target }) => {
    const isUnder = newCard.isConnected && !newCard.contains(target as Node);
    if (isUnder && (target as Element).matches(':focus-visible')) hide();
  });
  return newCard;
}

const makeDiv = (className = ''): HTMLElement =>
  Object.assign(document.createElement('div'), { className });

/** Goes back to the step before the card. If the card came with the page, only closes it. */
function leave(): void {
  if (history.state === 'complaint') return history.back();
  hide();
}

/** Closes the card without going back, which could scroll the page away from the focus. */
function hide(): void {
  history.replaceState(history.state, '', location.pathname + location.search);
  dispatchEvent(new Event('popstate'));
}
