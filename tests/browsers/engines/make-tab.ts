import type { Key, Tab, Target } from './engine.ts';
import { aim, type ClickPoint } from './in-page.ts';
import { poll } from './poll.ts';

/** What each engine does in its own way. `Element` is its reference to an element of the page. */
export type Driver<Element> = Pick<Tab, 'outside' | 'goto' | 'url' | 'evaluate' | 'clickAt' | 'hoverAt' | 'resize' | 'close'> & {
  find: (target: Target) => Promise<Element[]>;
  /** Runs `clickPoint` on an element. */
  pointOf: (element: Element) => Promise<ClickPoint>;
  pressKey: (key: Key) => Promise<void>;
  /** Starts to go back. The tab may still show the old page afterward. */
  goBack: () => Promise<void>;
};

/** A tab with what all engines do alike. */
export function makeTab<Element>({ find, pointOf, pressKey, goBack, ...driver }: Driver<Element>): Tab {
  const { url, evaluate } = driver;
  const pointAt = (target: Target) => aim(target, () => find(target), pointOf);
  return {
    ...driver,
    back: async () => {
      const before = await url();
      await goBack();
      await poll(
        `the tab goes back from ${before}`,
        async () => (await url()) !== before && evaluate(() => document.readyState === 'complete'),
      );
    },
    click: async (target) => driver.clickAt(...(await pointAt(target))),
    hover: async (target) => driver.hoverAt(...(await pointAt(target))),
    focus: (selector) => evaluate((at) => document.querySelector<HTMLElement>(at)!.focus(), selector),
    press: async (...keys) => {
      for (const key of keys) await pressKey(key);
    },
    waitFor: async (what, ask, ...args) => void (await poll(what, () => evaluate(ask, ...args))),
  };
}
