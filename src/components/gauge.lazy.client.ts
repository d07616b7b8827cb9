import { gaugeNumber, shareOf, zoneOf } from '../rules/gauge.ts';

/** Moves the drawing, the number and the words with the slider. */
export function followSlider(root: HTMLElement): void {
  const slider = root.querySelector('input')!;
  const number = root.querySelector('.exhibit-value b')!;
  const zones = [...root.querySelectorAll('li[data-from]')].map((item) => ({
    item,
    from: Number((item as HTMLElement).dataset.from),
  }));
  const [from, to] = [Number(root.dataset.from), Number(root.dataset.to)];
  const show = () => {
    const value = slider.valueAsNumber;
    const now = zoneOf(value, zones);
    number.textContent = gaugeNumber(value, Number(slider.step));
    for (const zone of zones) zone.item.toggleAttribute('data-now', zone === now);
    slider.setAttribute(
      'aria-valuetext',
      `${number.textContent}${root.dataset.unit}. ${now?.item.querySelector('b')!.textContent}`,
    );
    root.style.setProperty('--at', String(shareOf(value, { from, to })));
  };
  slider.addEventListener('input', show);
  // The visitor may have moved it before this script was there.
  show();
}
