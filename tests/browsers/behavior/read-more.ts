import { expect } from 'vitest';
import type { Tab } from '../engines/engine.ts';
import type { Suite } from './each-engine.ts';
import { SAMPLE } from '../../support/sites.ts';

const { reviews } = SAMPLE.content;
const words = (text: string) => text.trim().split(/\s+/);
const LONG = reviews.filter(({ text }) => words(text).length > 25);

type Card = { text: string; button: { label: string; name: string; expanded: string | null } | null };

/** The visible text and the button of every review. */
const cards = (tab: Tab) =>
  tab.evaluate(() =>
    [...document.querySelectorAll('.review-card')].map((card): Card => {
      const button = card.querySelector<HTMLElement>('button');
      return {
        text: card.querySelector<HTMLElement>('blockquote p')!.innerText.replace(/\s+/g, ' ').trim(),
        button: button && {
          label: button.querySelector('span')!.innerText,
          name: button.textContent!.trim(),
          expanded: button.getAttribute('aria-expanded'),
        },
      };
    }),
  );
const cut = (text: string) => `${words(text).slice(0, 25).join(' ')}…`;
const whole = (text: string) => words(text).join(' ');

export const readMore: Suite = {
  width: 390,
  height: 844,
  once: (test) => {
    test('a review of more than 25 words is cut to 25 with an ellipsis; a shorter one has no button', async ({ tab, stay }) => {
      await stay('/reviews');
      expect(LONG.length).toBeGreaterThanOrEqual(3);
      expect(await cards(tab)).toEqual(
        reviews.map(({ text, name }) =>
          LONG.some((long) => long.text === text)
            ? { text: cut(text), button: { label: 'Read more', name: `Read more of the review by ${name}`, expanded: 'false' } }
            : { text: whole(text), button: null },
        ),
      );
    });

    test('each opens and closes separately, by mouse and keyboard, and its button reports the state', async ({ tab, stay }) => {
      await stay('/reviews');
      const long = async () =>
        (await cards(tab)).filter(({ button }) => button !== null).map(({ text, button }) => [text, button!.label, button!.expanded]);
      const shown = (index: number) => [whole(LONG[index]!.text), 'Show less', 'true'];
      const hidden = (index: number) => [cut(LONG[index]!.text), 'Read more', 'false'];

      await tab.click({ role: 'button', name: `Read more of the review by ${LONG[1]!.name}` });
      expect(await long()).toEqual([hidden(0), shown(1), hidden(2)]);
      await tab.click({ role: 'button', name: `Read more of the review by ${LONG[0]!.name}` });
      expect(await long()).toEqual([shown(0), shown(1), hidden(2)]);
      await tab.click({ role: 'button', name: `Show less of the review by ${LONG[1]!.name}` });
      expect(await long()).toEqual([shown(0), hidden(1), hidden(2)]);
      // The button keeps the focus and its place in the order of the page.
      await tab.press('Enter');
      expect(await long()).toEqual([shown(0), shown(1), hidden(2)]);
      await tab.press('Space');
      expect(await long()).toEqual([shown(0), hidden(1), hidden(2)]);
    });
  },
};
