import { poll } from './poll.ts';

/** The three engines that we have drivers for. */
export type EngineName = 'chromium' | 'firefox' | 'webkit';

export type Key = 'Tab' | 'Shift+Tab' | 'Enter' | 'Space' | 'Escape' | 'End';

/** What each engine does in its own way. Clicks and keys are real input, not script. */
export type Driver = {
  goto: (url: string) => Promise<void>;
  url: () => Promise<string>;
  /** Starts to go back in history. The old page may still be there afterward. */
  goBack: () => Promise<void>;
  /** Clicks at a point of the window, in CSS pixels. */
  clickAt: (x: number, y: number) => Promise<void>;
  /** Moves the mouse to a point of the window. */
  hoverAt: (x: number, y: number) => Promise<void>;
  pressKey: (key: Key) => Promise<void>;
  /**
   * Runs a function in the page, where it can use only its arguments. Runs also where pages may not
   * run scripts.
   */
  evaluate: <Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>;
  resize: (width: number, height: number) => Promise<void>;
  /** What the window shows, as a PNG. */
  picture: () => Promise<Buffer>;
};

/** A tab with the same functions in all engines. */
export type Tab = Omit<Driver, 'goBack' | 'pressKey'> & {
  /**
   * Goes one page back in history, also from the back/forward cache. `pageshow` may fire a moment
   * later.
   */
  back: () => Promise<void>;
  /**
   * Clicks the center of the first matching element that has a size. Throws with the reason if
   * there is none, or it is covered.
   */
  click: (selector: string) => Promise<void>;
  /** Moves the mouse to where `click` would click. */
  hover: (selector: string) => Promise<void>;
  /** Gives the focus to the first element that matches, by script. */
  focus: (selector: string) => Promise<void>;
  press: (...keys: Key[]) => Promise<void>;
  /** Calls the function in the page until it returns true. Throws with `what` after 30 seconds. */
  waitFor: <Args extends unknown[]>(
    what: string,
    ask: (...args: Args) => boolean,
    ...args: Args
  ) => Promise<void>;
};

/** Adds to a driver what all engines do alike. */
export function tabOf({ goBack, pressKey, ...driver }: Driver): Tab {
  const { url, evaluate } = driver;
  const pointOf = async (selector: string): Promise<[x: number, y: number]> => {
    let last: ClickPoint;
    // A font or style that arrives late may move the element before the click.
    const point = await poll(`${selector} is there and still`, async () => {
      const before = JSON.stringify(last);
      last = await evaluate(clickPoint, selector);
      return before === JSON.stringify(last) && last;
    });
    if (typeof point === 'string') throw new Error(`Cannot click ${selector}: it ${point}.`);
    return [point.x, point.y];
  };
  return {
    ...driver,
    back: async () => {
      const before = await url();
      await goBack();
      const isBack = async () =>
        (await url()) !== before && evaluate(() => document.readyState === 'complete');
      await poll(`the tab goes back from ${before}`, isBack);
    },
    click: async (selector) => driver.clickAt(...(await pointOf(selector))),
    hover: async (selector) => driver.hoverAt(...(await pointOf(selector))),
    focus: (selector) =>
      evaluate((at) => document.querySelector<HTMLElement>(at)!.focus(), selector),
    press: async (...keys) => {
      for (const key of keys) await pressKey(key);
    },
    waitFor: async (what, ask, ...args) => void (await poll(what, () => evaluate(ask, ...args))),
  };
}

/** The point to click, or why the element cannot be clicked. */
type ClickPoint = { x: number; y: number } | string | undefined;

// Runs in the page. A link that wraps is clicked on its first line.
function clickPoint(selector: string): ClickPoint {
  const all = [...document.querySelectorAll(selector)];
  if (all.length === 0) return undefined;
  const boxOf = (one: Element) =>
    [...one.getClientRects()].find(({ width, height }) => width > 0 && height > 0);
  const element = all.find(boxOf);
  if (element === undefined) return 'takes no room';
  const middle = () => {
    const { x: left, y: top, width, height } = boxOf(element)!;
    return [left + width / 2, top + height / 2] as const;
  };
  // Firefox scrolls by half a pixel, up and down again, each time that it is asked. So ask only
  // where a click would miss.
  if (!element.contains(document.elementFromPoint(...middle())))
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const [x, y] = middle();
  const met = document.elementFromPoint(x, y);
  if (met === null) return `lies outside the window, at ${Math.round(x)},${Math.round(y)}`;
  return element.contains(met) ? { x, y } : `is covered by ${met.outerHTML.slice(0, 120)}`;
}
