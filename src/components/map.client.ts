import { afterPaint } from './after-paint.client.ts';

/** Swaps the drawn map for the real one and back. The real map is on another host. */
export function startMap(root: HTMLElement): void {
  const button = root.querySelector('button')!;
  const drawing = root.querySelector('.map-drawing')!;
  const { src, title } = root.dataset;
  // The frame makes no request until it is in the page.
  const frame = Object.assign(document.createElement('iframe'), {
    loading: 'lazy',
    title,
    allowFullscreen: true,
    src,
  });
  const show = button.textContent;
  const { hide } = button.dataset;

  let isAsked = false;
  button.addEventListener('click', async () => {
    isAsked = !isAsked;
    button.textContent = isAsked ? hide! : show;
    // A frame is slow to make, so the button changes first.
    await afterPaint();
    if (isAsked) drawing.replaceWith(frame);
    else frame.replaceWith(drawing);
  });
}
