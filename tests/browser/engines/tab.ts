import { poll } from '../../support/poll.ts';

/** The functions that differ between engines. */
export type Driver = {
  goto: (url: string) => Promise<unknown>;
  /** Starts to go back in history. The old page may still be there afterward. */
  goBack: () => Promise<unknown>;
  /** Performs actions of a mouse or a keyboard, in the format of both W3C protocols. */
  perform: (actions: object[]) => Promise<unknown>;
  /** Runs a function in the page, where it can use only its arguments. */
  evaluate: <Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Result>;
  resize: (width: number, height: number) => Promise<unknown>;
};

const KEYS = { Tab: '\uE004', Enter: '\uE006', Escape: '\uE00C', End: '\uE010' };

/** A tab with the same functions in both engines. Clicks and keys are real input. */
export type Tab = ReturnType<typeof tabOf>;

/** Adds the functions that both engines share. */
export function tabOf({ goBack, perform, ...driver }: Driver) {
  const { evaluate } = driver;
  return {
    ...driver,
    /** Goes one page back in history, also from the back/forward cache. */
    back: async () => {
      const before = await evaluate(() => location.href);
      await goBack();
      await poll(`the tab goes back from ${before}`, () =>
        evaluate((old) => location.href !== old && document.readyState === 'complete', before),
      );
    },
    /** Clicks the center of the first matching element that has a size. */
    click: async (selector: string) => {
      let last = '';
      // A font or style that arrives late may move the element before the click.
      const point = await poll(`${selector} is there, still and uncovered`, async () => {
        const now = await evaluate(clickPoint, selector);
        const isStill = JSON.stringify(now) === last;
        last = JSON.stringify(now);
        return isStill && now;
      });
      const press = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
      const actions = [{ type: 'pointerMove', ...point }, ...press];
      const parameters = { pointerType: 'mouse' };
      await perform([{ type: 'pointer', id: 'mouse', parameters, actions }]);
    },
    press: async (...keys: (keyof typeof KEYS)[]) => {
      const actions = keys.flatMap((key) =>
        ['keyDown', 'keyUp'].map((type) => ({ type, value: KEYS[key] })),
      );
      await perform([{ type: 'key', id: 'keyboard', actions }]);
    },
    /** Calls the function in the page until it returns true. */
    waitFor: async <Args extends unknown[]>(
      what: string,
      ask: (...args: Args) => boolean,
      ...args: Args
    ) => void (await poll(what, () => evaluate(ask, ...args))),
  };
}

// Runs in the page. A link that wraps is clicked on its first line.
function clickPoint(selector: string): { x: number; y: number } | undefined {
  const boxOf = (one: Element) =>
    [...one.getClientRects()].find(({ width, height }) => width > 0 && height > 0);
  const element = [...document.querySelectorAll(selector)].find(boxOf);
  if (!element) return undefined;
  const isMet = () => {
    const { x: left, y: top, width, height } = boxOf(element)!;
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
    return element.contains(document.elementFromPoint(x, y)) && { x, y };
  };
  // Each call makes Firefox scroll by half a pixel, up or down. So call only if a click would miss.
  if (!isMet()) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return isMet() || undefined;
}
