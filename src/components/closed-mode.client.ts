import { changeLabel } from '../rules/hours-format.ts';
import { placeStatus } from '../rules/hours.ts';
import { zonedTime } from '../rules/zoned-time.ts';
import { everyMinute } from './every-minute.client.ts';
import { openingData } from './opening-data.client.ts';

/**
 * Says on the document whether the shop is open (`data-shop`). While it is closed, each button that would ring in an empty shop
 * opens an e-mail draft instead, and says when the shop opens. Numbers in a text stay links to the phone.
 */
export function startClosedMode({ dataset }: HTMLElement): void {
  const mail = document.querySelector<HTMLAnchorElement>('.call-bar-mail')!;
  const { zone, places } = openingData();
  everyMinute(() => {
    const now = zonedTime(new Date(), zone);
    const { open, until } = placeStatus(places.shop, now);
    dataset.shop = open ? 'open' : 'closed';
    const opens = until ? mail.dataset.opens!.replace('{time}', changeLabel(until, now)) : '';
    for (const button of document.querySelectorAll<HTMLAnchorElement>(
      '.button:is([href^="tel:"], [data-tel])',
    )) {
      if (!open) offerMail(button, mail, opens);
      else if (button.dataset.tel) ring(button);
    }
  });
}

/** The button's own words stay first in its name, and keep its size: nothing moves. `dials.css` says which are seen. Its event stays. */
function offerMail(
  button: HTMLAnchorElement,
  { href, dataset, firstChild }: HTMLAnchorElement,
  opens: string,
): void {
  if (!button.dataset.tel) {
    button.dataset.tel = button.href;
    button.append(
      made('dials-words', ...button.childNodes),
      made('dials-offer', firstChild!.textContent!, document.createElement('small')),
    );
  }
  button.href = dataset.draft ?? href;
  button.lastChild!.lastChild!.textContent = opens;
}

function made(className: string, ...children: (Node | string)[]): HTMLElement {
  const span = Object.assign(document.createElement('span'), { className });
  span.append(...children);
  return span;
}

function ring(button: HTMLAnchorElement): void {
  button.href = button.dataset.tel!;
  delete button.dataset.tel;
  button.replaceChildren(...button.firstChild!.childNodes);
}
