import { expect } from 'vitest';
import { litParts } from '../support/lit-parts.ts';
import type { Tab } from '../engines/engine.ts';
import type { Suite, Visitor } from './each-engine.ts';
import { SAMPLE } from '../../support/sites.ts';

const { complaints, labels, services } = SAMPLE.content;
const answersPage = services.find(({ kind }) => kind === 'diagnostics')!.path;
const [first, second] = complaints.complaints;
const linkTo = (id: string) => `.complaints a[href$="#${id}"]`;
const numbersOf = (ids: string[]) => ids.map((id) => services.find((service) => service.id === id)!.number);

/** Waits until the answer to `id` is open and has the focus. Without `id`, waits until no answer is open. */
const isOpen = (tab: Tab, id?: string) =>
  tab.waitFor(
    id ? `the answer to ${id} is open` : 'no answer is open',
    (wanted) => {
      const dialog = document.querySelector('[role=dialog]');
      return (
        location.hash === (wanted ? `#${wanted}` : '') &&
        (wanted ? !!dialog && dialog === document.activeElement && dialog.getBoundingClientRect().height > 100 : !dialog)
      );
    },
    id,
  );

/** What the buttons of the open answer do. */
const offered = (tab: Tab) =>
  tab.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('[role=dialog] a.button')]
      .filter((link) => link.offsetWidth > 0)
      .map(({ protocol }) => protocol),
  );

/** The numbers of the lit parts. */
const lit = (tab: Tab) => tab.evaluate(litParts);

/** Replaces the requests of the page's script from its first one on, which a mouse that touches the list may cause. */
const answersBy = (send: string) =>
  `{ const { send } = XMLHttpRequest.prototype; XMLHttpRequest.prototype.send = function () { ${send} }; }`;
const ANSWERS_FAIL = answersBy('this.onerror(new ProgressEvent("error"));');
const FIRST_ANSWERS_FAIL = answersBy(
  `XMLHttpRequest.prototype.send = send; window.failed = true; this.onerror(new ProgressEvent('error'));`,
);
const HELD_ANSWERS = answersBy('Object.assign(window, { arrive: () => send.call(this), asked: this });');

/** Complaints and the car beside them, on a wide screen. */
export const car: Suite = {
  width: 1440,
  height: 900,
  engines: (test) => {
    test('a part and its number light up if the number is hovered or gets the focus by keyboard', ({ tab, open }) =>
      lights({ tab, open }, [3, 8]));

    test('a complaint opens its answer and lights its parts; Escape, its button and Back close it', async ({ tab, stay }) => {
      await stay('/');
      await tab.click(linkTo(first!.id));
      await isOpen(tab, first!.id);
      expect(await tab.evaluate(() => document.querySelector('[role=dialog]')!.textContent)).toContain(first!.tell[2]);
      expect(await offered(tab)).toEqual(['tel:']);
      // The page may have moved under the mouse, which lights what it rests on.
      await tab.hoverAt(2, 2);
      await expect.poll(async () => (await lit(tab)).sort()).toEqual(numbersOf(first!.services).sort());
      await tab.press('Escape');
      await isOpen(tab);
      expect(await tab.evaluate(() => document.activeElement!.getAttribute('href'))).toBe(`${answersPage}#${first!.id}`);

      await tab.click(linkTo(first!.id));
      await isOpen(tab, first!.id);
      await tab.click(linkTo(second!.id));
      await isOpen(tab, second!.id);
      const expanded = () => [...document.querySelectorAll('.complaints [aria-expanded=true]')].map(({ textContent }) => textContent);
      expect(await tab.evaluate(expanded)).toEqual([second!.words]);
      // Going from one answer to the next adds no step of history: one Back closes both.
      await tab.evaluate(() => history.back());
      await isOpen(tab);

      await tab.click(linkTo(second!.id));
      await isOpen(tab, second!.id);
      await tab.click('[role=dialog] button');
      await isOpen(tab);
    });
  },
  once: (test) => {
    test('every part lights up with its number', ({ tab, open }) => lights({ tab, open }, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]));

    test('an answer that needs no call offers the way to the shop', async ({ tab, open }) => {
      await open(
        `/#${complaints.complaints.find(({ services: ids }) => ids.every((id) => services.find((one) => one.id === id)!.kind === 'state-inspection'))!.id}`,
      );
      await tab.waitFor('the answer is open', () => document.querySelector('[role=dialog] h3') !== null);
      expect(await offered(tab)).toEqual(['https:']);
    });

    test('the e-mail that the bar offers has a line for the car, and says the open complaint, its parts and its questions', async ({
      tab,
      stay,
    }) => {
      const linesOfMail = () =>
        tab.evaluate(() => {
          const { searchParams } = new URL(document.querySelector<HTMLAnchorElement>('.call-bar-mail')!.href);
          return searchParams.get('body')!.split('\r\n');
        });
      const { car, complaint } = labels.mail;
      await stay('/');
      for (const { id, words, services: ids, tell } of [first!, second!]) {
        await tab.click(linkTo(id));
        await isOpen(tab, id);
        const names = ids.map((service) => services.find((one) => one.id === service)!.name);
        expect(await linesOfMail()).toEqual([`${car}: `, `${complaint}: ${words} (${names.join(', ')})`, ...tell]);
      }
      await tab.press('Escape');
      await isOpen(tab);
      expect(await linesOfMail()).toEqual([`${car}: `, `${complaint}: `]);
    });

    test('an answer closes when a key moves the focus out of it, and stays open when a click does', async ({ tab, stay }) => {
      await stay('/');
      await tab.click(linkTo(first!.id));
      await isOpen(tab, first!.id);
      await tab.click(linkTo(second!.id));
      await isOpen(tab, second!.id);
      await tab.press('Shift+Tab');
      await isOpen(tab);
      expect(await tab.evaluate(() => document.activeElement!.closest('.hero-callouts') !== null)).toBe(true);
    });

    test('the browser handles a click with a key that opens a new tab or window', async ({ tab, stay }) => {
      await stay('/');
      const taken = await tab.evaluate(
        (at) =>
          ['metaKey', 'ctrlKey', 'shiftKey', 'altKey'].filter((key) => {
            let isTaken = true;
            const look = (event: Event) => {
              isTaken = event.defaultPrevented;
              event.preventDefault();
            };
            document.addEventListener('click', look, { once: true });
            document.querySelector(at)!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true }));
            return isTaken;
          }),
        linkTo(first!.id),
      );
      expect([taken, await tab.evaluate(() => location.hash)]).toEqual([[], '']);
    });

    test('an address that names a complaint opens its answer until the answer is closed', async ({ tab, site, open }) => {
      await open(`/?from=a-friend#${first!.id}`);
      await isOpen(tab, first!.id);
      await tab.press('Escape');
      await isOpen(tab);
      expect(await tab.url()).toBe(`${site.url}/?from=a-friend`);
    });

    test('hovering over a complaint loads its answer; if that fails, the click loads it again', async ({ tab, site, open }) => {
      site.requests.splice(0);
      await open('/', FIRST_ANSWERS_FAIL);
      await tab.hover(linkTo(first!.id));
      await tab.waitFor('the answers are on their way', () => 'failed' in window);
      expect(site.requests.filter((path) => path.includes('/complaint-card.'))).toHaveLength(1);
      await tab.click(linkTo(first!.id));
      await isOpen(tab, first!.id);
    });

    test('an answer that arrives after its complaint was closed does not open', async ({ tab, open }) => {
      await backBeforeAnswer({ tab, open });
      const shown = await tab.evaluate(async () => {
        const { arrive, asked } = window as unknown as { arrive: () => void; asked: XMLHttpRequest };
        const arrived = new Promise((resolve) => asked.addEventListener('loadend', resolve));
        arrive();
        await arrived;
        // The card would come in the next frame.
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve))));
        return document.querySelectorAll('[role=dialog]').length;
      });
      expect(shown).toBe(0);
    });

    test('a visitor who went back before the answers failed stays there', async ({ tab, open }) => {
      await backBeforeAnswer({ tab, open });
      const isLeft = await tab.evaluate(async () => {
        const { asked, navigation } = window as unknown as { asked: XMLHttpRequest; navigation: EventTarget };
        let left = false;
        navigation.addEventListener('navigate', () => (left = true));
        asked.dispatchEvent(new ProgressEvent('error'));
        await new Promise((resolve) => setTimeout(resolve));
        return left;
      });
      expect(isLeft).toBe(false);
    });

    test.for<[what: string, blocked: RegExp[], script: string]>([
      ['the second script', [/\/complaint-card\./], ''],
      // Only the request for the script fails. The page itself loads.
      ['the list of answers', [], ANSWERS_FAIL],
    ])('if %s cannot be loaded, the link is followed', async ([, blocked, script], { tab, site, open }) => {
      site.faults.blocked = blocked;
      await open('/', script);
      await tab.click(linkTo(first!.id));
      await tab.waitFor('the page of the answers', (path) => location.pathname === path, answersPage);
      expect(await tab.evaluate(() => location.hash)).toBe(`#${first!.id}`);
    });
  },
};

/** Opens an answer that does not arrive, and goes back. */
async function backBeforeAnswer({ tab, open }: Pick<Visitor, 'tab' | 'open'>): Promise<void> {
  await open('/', HELD_ANSWERS);
  await tab.click(linkTo(first!.id));
  await tab.waitFor('the answer is asked for', () => 'asked' in window);
  await tab.evaluate(() => history.back());
  await isOpen(tab);
}

/** Hovers over the numbers and focuses them, one after another: only the part of that number is lit. */
async function lights({ tab, open }: Pick<Visitor, 'tab' | 'open'>, numbers: number[]): Promise<void> {
  await open('/');
  for (const number of numbers) {
    await tab.hover(`.hero-callouts .n${number}`);
    await expect.poll(() => lit(tab)).toEqual([number]);
  }
  await tab.hoverAt(2, 2);
  await expect.poll(() => lit(tab)).toEqual([]);
  // After a key, the browser shows where the focus is.
  await tab.press('Tab');
  for (const number of numbers) {
    await tab.focus(`.hero-callouts .n${number}`);
    expect(await lit(tab)).toEqual([number]);
  }
}
