import { afterPaint } from './after-paint.client.ts';
import { lightParts } from './light-parts.client.ts';

/**
 * On touch screens, the first tap on a part lights it, and the road sign shows the service and its price, if it has one. The
 * second tap follows the link. The rest of the sign loads when the visitor first touches the car.
 */
export function startCar(root: HTMLElement): void {
  const sign = root.querySelector('.hero-sign')!;
  for (const type of ['pointerover', 'focusin']) root.addEventListener(type, completeSign);
  let byTouch = false;
  root.addEventListener('pointerdown', ({ pointerType }) => {
    byTouch = pointerType !== 'mouse';
  });
  root.addEventListener('click', async (event) => {
    const [, number] = (event.target as Element).closest('.hero-tap')?.classList ?? [];
    if (!byTouch || !number || sign.querySelector(`.${number}`)) return;
    event.preventDefault();
    root.querySelector<HTMLElement>('.complaint-list-card button')?.click();
    sign.replaceChildren(root.querySelector(`.hero-callouts .${number}`)!.cloneNode(true));
    // The sign is the answer. Restyling the car takes longer, so it comes in the next frame.
    await afterPaint();
    lightParts(root);
  });
}

let completed = false;

/** Loads the rest of the sign once. */
function completeSign(event: Event): void {
  if (completed) return;
  completed = true;
  const root = event.currentTarget as HTMLElement;
  import('./part-sign.lazy.client.ts').then(
    ({ startSign }) => startSign(root, event),
    () => (completed = false),
  );
}
