import { afterEach, expect, test } from 'vitest';
import { frozenContent } from '../../support/frozen-content.ts';
import type { Suite, Visitor } from './each-engine.ts';

const { complaints, services } = frozenContent();
const answersPage = services.find(({ kind }) => kind === 'diagnostics')!.path;
const [first, second] = complaints.complaints;
const linkTo = (id: string) => `.complaints a[href$="#${id}"]`;
const numbersOf = (ids: string[]) => ids.map((id) => services.find((service) => service.id === id)!.number);

/** Waits until the answer to `id` is open and has the focus. Without `id`, waits until no answer is open. */
const isOpen = ({ tab }: Visitor, id?: string) =>
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

/** Numbers of the parts that are lit. */
const lit = ({ tab }: Visitor) =>
  tab.evaluate(() => {
    const isLit = (element: Element) => getComputedStyle(element).getPropertyValue('--weight').trim() === '2.2';
    return [
      ...new Set(
        [...document.querySelectorAll('.phantom g[class]')]
          .filter(isLit)
          .map((part) => Number(/\bn(\d+)/.exec(part.getAttribute('class')!)![1])),
      ),
    ];
  });

/** Complaints and the car beside them, on a wide screen. */
export const car: Suite = {
  width: 1440,
  height: 900,
  tests: (visitor) => {
    afterEach(() => {
      visitor.site.faults.blocked = [];
    });

    test('a complaint opens its answer beside the car and lights its parts; Escape, its button and Back close it', async () => {
      const { tab, open } = visitor;
      await open('/');
      await tab.click(linkTo(first!.id));
      await isOpen(visitor, first!.id);
      expect(await tab.evaluate(() => document.querySelector('[role=dialog]')!.textContent)).toContain(first!.tell[2]);
      // The page may have moved under the mouse, which lights what it rests on.
      await tab.hoverAt(2, 2);
      await expect.poll(async () => (await lit(visitor)).sort()).toEqual(numbersOf(first!.services).sort());
      await tab.press('Escape');
      await isOpen(visitor);
      expect(await tab.evaluate(() => document.activeElement!.getAttribute('href'))).toBe(`${answersPage}#${first!.id}`);

      await tab.click(linkTo(first!.id));
      await isOpen(visitor, first!.id);
      await tab.click(linkTo(second!.id));
      await isOpen(visitor, second!.id);
      expect(
        await tab.evaluate(() => [...document.querySelectorAll('.complaints [aria-expanded=true]')].map(({ textContent }) => textContent)),
      ).toEqual([second!.words]);
      // Going from one answer to the next adds no step of history: one Back closes both.
      await tab.evaluate(() => history.back());
      await isOpen(visitor);

      await tab.click(linkTo(second!.id));
      await isOpen(visitor, second!.id);
      await tab.click('[role=dialog] button');
      await isOpen(visitor);
    });

    test('an address that names a complaint opens its answer, and closing it leaves no trace', async () => {
      await visitor.open(`/?from=a-friend#${first!.id}`);
      await isOpen(visitor, first!.id);
      await visitor.tab.press('Escape');
      await isOpen(visitor);
      expect(await visitor.tab.url()).toBe(`${visitor.site.url}/?from=a-friend`);
    });

    test.each<[what: string, withhold: (visitor: Visitor) => Promise<void> | void]>([
      ['the second script', ({ site }) => void (site.faults.blocked = [/\/complaint-card\./])],
      // Only the request for the script fails. The page itself loads.
      [
        'the list of answers',
        ({ tab }) =>
          tab.evaluate(
            () =>
              void (XMLHttpRequest.prototype.send = function () {
                this.onerror!(new ProgressEvent('error'));
              }),
          ),
      ],
    ])('where %s cannot be loaded, the link is followed', async (_, withhold) => {
      const { tab, open } = visitor;
      await open('/');
      await withhold(visitor);
      await tab.click(linkTo(first!.id));
      await tab.waitFor('the page of the answers', (path) => location.pathname === path, answersPage);
      expect(await tab.evaluate(() => location.hash)).toBe(`#${first!.id}`);
    });
  },
};

export const carWithoutScript: Suite = {
  width: 390,
  height: 844,
  tests: (visitor) => {
    test('without script a complaint leads to its answer', async () => {
      const { tab, open } = visitor;
      await open('/');
      await tab.click(linkTo(second!.id));
      await tab.waitFor(
        'the answer is on the screen',
        (id) =>
          document.querySelector(':target')?.id === id
            ? document.querySelector(':target')!.getBoundingClientRect().top < innerHeight
            : false,
        second!.id,
      );
      expect(await tab.url()).toBe(`${visitor.site.url}${answersPage}#${second!.id}`);
    });

    test('without script one press on a part goes to its page', async () => {
      const { tab, open } = visitor;
      await open('/');
      await tab.click('.hero-tap.n9 text');
      await tab.waitFor('the page of the part', (path) => location.pathname === path, services[8]!.path);
    });
  },
};
