import { afterPaint } from './after-paint.client.ts';
import { lightParts } from './light-parts.client.ts';

/** On touch screens, the first tap on a part lights it and shows its name, its price and the hours on the road sign. The second tap follows the link. */
export function startCar(root: HTMLElement): void {
  const sign = root.querySelector('.hero-sign')!;
  let byTouch = false;
  root.addEventListener('pointerdown', ({ pointerType }) => {
    byTouch = pointerType !== 'mouse';
  });
  root.addEventListener('click', async (event) => {
    const [, number] = (event.target as Element).closest('.hero-tap')?.classList ?? [];
    if (!byTouch || !number || sign.querySelector(`.${number}`)) return;
    event.preventDefault();
    root.querySelector<HTMLElement>('.complaint-list-card button')?.click();
    const link = root.querySelector(`.hero-callouts .${number}`)!.cloneNode(true) as Element;
    link.append(document.querySelector('.call-bar .open-now')!.cloneNode(true));
    sign.replaceChildren(link);
    // The sign is the answer. Restyling the car takes longer, so it comes in the next frame.
    await afterPaint();
    lightParts(root);
  });
}
