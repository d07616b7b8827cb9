/**
 * On touch screens, the first tap on a part lights it and fills the road sign. The second tap
 * follows the link. The rest loads when the visitor first touches the car.
 */
export function startCar(root: HTMLElement): void {
  const sign = root.querySelector('.hero-sign')!;
  for (const type of ['pointerover', 'focusin'])
    root.addEventListener(type, (event) =>
      import('./part-sign.lazy.client.ts').then(
        ({ startSign }) => startSign(root, event),
        () => {},
      ),
    );
  let byTouch = false;
  root.addEventListener('pointerdown', ({ pointerType }) => {
    byTouch = pointerType !== 'mouse';
  });
  root.addEventListener('click', (event) => {
    const [, number] = (event.target as Element).closest('.hero-tap')?.classList ?? [];
    if (!byTouch || !number || sign.querySelector(`.${number}`)) return;
    event.preventDefault();
    root.querySelector<HTMLElement>('.complaint-card button')?.click();
    sign.replaceChildren(root.querySelector(`.hero-callouts .${number}`)!.cloneNode(true));
  });
}
