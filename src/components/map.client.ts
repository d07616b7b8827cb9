import { afterPaint } from './after-paint.client.ts';

/** Makes the button switch between the drawn map and the real one. */
export function startMap(root: HTMLElement): void {
  const button = root.querySelector('button')!;
  const drawing = root.querySelector<HTMLElement>('.map-drawing')!;
  const frame = root.querySelector('iframe')!;
  const show = button.textContent;
  const { hide } = button.dataset;

  let isFrameShown = false;
  button.addEventListener('click', async () => {
    isFrameShown = !isFrameShown;
    button.textContent = isFrameShown ? hide! : show;
    // A frame is slow to load, so the button changes first.
    await afterPaint();
    drawing.hidden = isFrameShown;
    frame.hidden = !isFrameShown;
  });
}
