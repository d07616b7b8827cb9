import { afterPaint } from './after-paint.client.ts';
import { lightParts } from './light-parts.client.ts';
import { startOpenNow } from './open-now.client.ts';
import { scrollBehavior } from './scroll-behavior.client.ts';

/**
 * On touch screens, the first tap on a part lights it. The road sign then shows the service, its price if it has one, and
 * whether the shop is open. The second tap follows the link.
 */
export function startCar(root: HTMLElement): void {
  const sign = root.querySelector('.hero-sign')!;
  const status = document.querySelector('.call-bar .open-now')!.cloneNode(true) as HTMLElement;
  startOpenNow(status);
  barWaitsFor(root, root.querySelector('.hero-text .actions')!);
  let byTouch = false;
  root.addEventListener('pointerdown', ({ pointerType }) => {
    byTouch = pointerType !== 'mouse';
  });
  root.addEventListener('click', async (event) => {
    const tapped = (event.target as Element).closest('.hero-tap');
    const [, number] = tapped?.classList ?? [];
    if (!byTouch || !number || sign.querySelector(`.${number}`)) return;
    event.preventDefault();
    root.querySelector<HTMLElement>('.complaint-list-card button')?.click();
    const link = root.querySelector(`.hero-callouts .${number}`)!.cloneNode(true) as Element;
    link.append(status);
    sign.replaceChildren(link);
    // The sign is the answer. Restyling the car takes longer, so it comes in the next frame.
    await afterPaint();
    showNumbers(root.querySelector('.hero-car')!, link, tapped!);
    lightParts(root);
  });
}

/** The bar at the bottom waits until the hero's own buttons have left the window, unless an answer is open, which needs the bar's call. */
function barWaitsFor(root: Element, buttons: Element): void {
  new IntersectionObserver(([{ isIntersecting, boundingClientRect } = {} as IntersectionObserverEntry]) => {
    const isPast = !isIntersecting && boundingClientRect.top < 0;
    document.documentElement.dataset.bar = isPast || root.querySelector('.complaint-list-card') ? 'shown' : 'waits';
  }).observe(buttons);
}

/** If the sign covers the numbers below the road, which the next tap may be for, scrolls them above it. The tapped part stays in the window. */
function showNumbers(car: Element, link: Element, tapped: Element): void {
  // The numbers take a tenth of the window's width (`hero-sign.css`).
  const numbers = car.getBoundingClientRect().bottom + innerWidth / 10;
  const { top: edge, height } = link.getBoundingClientRect();
  const top = Math.min(numbers - edge, tapped.getBoundingClientRect().top - 16);
  // On wide screens there is no sign.
  if (height && top > 0) scrollBy({ top, behavior: scrollBehavior() });
}
