import { PART_SENTENCES_PATH } from '../rules/part-sentences.ts';
import { afterPaint } from './after-paint.client.ts';
import { lightParts } from './light-parts.client.ts';
import { scrollBehavior } from './scroll-behavior.client.ts';

/** A link on the sign that leaves with the mouse or the focus. A link from a tap stays. */
const PASSING = 'a:is([tabindex], :not([href]))';

/** A page has one car. Each touch calls `startSign`, because an earlier load may have failed. */
let isStarted = false;

/** Links that name parts, outside of the sign. */
const POINTERS = ':is(.hero-tap, .hero-callouts a, .complaints [class])';

type Car = { root: HTMLElement; sign: HTMLElement };

/**
 * Completes the car: parts under the mouse or the focus light up, and the sign shows them, with a
 * sentence.
 */
export function startSign(root: HTMLElement, touch: Partial<PointerEvent>): void {
  if (isStarted) return;
  isStarted = true;
  const car: Car = { root, sign: root.querySelector('.hero-sign')! };
  completeEachLink(car);
  let pointedAt: Element | undefined;
  const pointAt = (target: Element | null | undefined, by: 'mouse' | 'keyboard') => {
    const link = target?.closest(POINTERS) ?? undefined;
    if (!link && !pointedAt) return;
    pointedAt = link;
    // The sign covers the complaints, so remove it when the mouse leaves the part.
    const partClass = link && partClassOf(link);
    if (partClass) showPart(car, partClass, by);
    else clear(car);
    lightParts(root, link);
  };
  const linkAt = (state: string) => root.querySelector(POINTERS + state);
  const pointAtFocus = () => pointAt(linkAt(':focus-visible'), 'keyboard');
  root.addEventListener('pointerover', ({ pointerType, target }) => {
    if (pointerType !== 'mouse') return;
    if ((target as Element).closest(POINTERS)) pointAt(target as Element, 'mouse');
    else pointAtFocus();
  });
  root.addEventListener('pointerleave', pointAtFocus);
  root.addEventListener('focusin', pointAtFocus);
  root.addEventListener('focusout', ({ relatedTarget }) => {
    if (!root.contains(relatedTarget as Node | null)) pointAt(undefined, 'keyboard');
  });
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') pointAt(undefined, 'keyboard');
  });
  root.addEventListener('click', (event) => {
    startFrom(root, event);
    if ((event.target as Element).closest('a, button')) return;
    car.sign.replaceChildren();
    lightParts(root);
  });
  // While this script loaded, the mouse or the focus may have moved on.
  if (touch.type === 'focusin') pointAtFocus();
  else if (touch.pointerType === 'mouse') pointAt(linkAt(':hover'), 'mouse');
}

/** Adds a part's sentence to each new link on the sign. A tapped link also lights its part. */
function completeEachLink({ root, sign }: Car): void {
  // If the sentences cannot load, the sign still has name and price.
  const sentences: Promise<Record<string, string>> = fetch(PART_SENTENCES_PATH)
    .then((response) => response.json())
    .catch(() => ({}));
  const complete = () => {
    const link = sign.querySelector('a');
    if (!link) return;
    if (!link.matches(PASSING)) {
      showNumbers(root, link);
      void afterPaint().then(() => lightParts(root));
    }
    const number = partClassOf(link)!.slice(1);
    void sentences.then((all) => addSentence(link, all[number]));
  };
  new MutationObserver(complete).observe(sign, { childList: true });
  complete();
}

/** Shows the link of a part, unless the sign has it already or an answer covers the sign. */
function showPart({ root, sign }: Car, partClass: string, by: 'mouse' | 'keyboard'): void {
  if (sign.querySelector(`.${partClass}`) || root.querySelector('.complaint-card')) return;
  const link = root.querySelector(`.hero-callouts .${partClass}`)!.cloneNode(true) as HTMLElement;
  // A keyboard's focus is already on the same link in the list.
  if (by === 'mouse') link.tabIndex = -1;
  else link.removeAttribute('href');
  sign.replaceChildren(link);
}

function clear({ sign }: Car): void {
  if (sign.querySelector(PASSING)) sign.replaceChildren();
}

/** The class of the part that an element belongs to, such as `n9`. */
function partClassOf(element: Element): string | undefined {
  const link = element.closest('.hero-tap, .hero-callouts a, .hero-sign a');
  return /\bn\d+/.exec(link?.getAttribute('class') ?? '')?.[0];
}

function addSentence(link: Element, text: string | undefined): void {
  if (!text || link.querySelector('.hero-sentence')) return;
  link.append(
    Object.assign(document.createElement('span'), {
      className: 'hero-sentence',
      textContent: text,
    }),
  );
}

/** Scrolls the numbers below the road out from under the sign: visitors tap one of them next. */
function showNumbers(root: Element, link: Element): void {
  // The numbers take a tenth of the window's width (`hero-sign.css`).
  const numbers = root.querySelector('.hero-car')!.getBoundingClientRect().bottom + innerWidth / 10;
  const tapped = root.querySelector(`.hero-tap.${partClassOf(link)}`)!;
  const top = Math.min(
    numbers - link.getBoundingClientRect().top,
    tapped.getBoundingClientRect().top - 16,
  );
  if (top > 0) scrollBy({ top, behavior: scrollBehavior() });
}

/** Starts the view transition at the nearest piece of the chosen part. */
function startFrom(root: Element, { target, clientX, defaultPrevented }: MouseEvent): void {
  const partClass = partClassOf(target as Element);
  if (!partClass || defaultPrevented) return;
  const boxes = [...root.querySelectorAll(`.phantom g.${partClass}`)].map((piece) =>
    piece.getBoundingClientRect(),
  );
  const distanceToClick = ({ left, width }: DOMRect) => Math.abs(left + width / 2 - clientX);
  const box = boxes.sort((a, b) => distanceToClick(a) - distanceToClick(b))[0]!;
  const car = root.querySelector('.phantom')!;
  const start = Object.assign(document.createElement('i'), { className: 'travel' });
  start.style.cssText =
    `position:fixed;left:${box.left}px;top:${box.top}px;` +
    `width:${box.width}px;height:${box.height}px`;
  car.classList.remove('travel');
  root.append(start);
  // The back/forward cache would show the page with these changes, so undo them.
  addEventListener(
    'pageshow',
    () => {
      start.remove();
      car.classList.add('travel');
    },
    { once: true },
  );
}
