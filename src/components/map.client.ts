/** Swaps the drawn map for the real one when the visitor asks for it, and not before: it is another host's. */
export function startMap(root: HTMLElement): void {
  const button = root.querySelector('button');
  const drawing = root.querySelector('svg');
  const { src, title } = root.dataset;
  if (!button || !drawing || !src || !title) throw new Error('An svg, a button, data-src and data-title are needed.');

  button.addEventListener('click', () => {
    const frame = document.createElement('iframe');
    frame.loading = 'lazy';
    frame.title = title;
    frame.referrerPolicy = 'no-referrer-when-downgrade';
    frame.allowFullscreen = true;
    frame.src = src;
    drawing.replaceWith(frame);
    // The button leaves with the focus on it; the map is what was asked for.
    frame.focus();
    button.remove();
  });
}
