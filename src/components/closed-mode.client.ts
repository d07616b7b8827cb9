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
    for (const button of document.querySelectorAll<HTMLAnchorElement>('.button:is([href^="tel:"], [data-tel])')) {
      if (!open) offerMail(button, mail, opens);
      else if (button.dataset.tel) ring(button);
    }
  });
}

/** The words of the call stay in the button, unseen, and keep its width: nothing moves. Its event stays. */
function offerMail(button: HTMLAnchorElement, { href, dataset, firstChild }: HTMLAnchorElement, opens: string): void {
  if (!button.dataset.tel) {
    button.dataset.tel = button.href;
    const call = document.createElement('span');
    call.style.cssText = 'display:grid;visibility:hidden;height:0';
    call.append(...button.childNodes);
    button.append(call, firstChild!.textContent!, document.createElement('small'));
  }
  button.href = dataset.draft ?? href;
  button.lastChild!.textContent = opens;
}

function ring(button: HTMLAnchorElement): void {
  button.href = button.dataset.tel!;
  delete button.dataset.tel;
  button.replaceChildren(...button.firstChild!.childNodes);
}
