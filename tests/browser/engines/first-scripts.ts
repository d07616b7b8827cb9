import type { Tab } from './tab.ts';

/**
 * Scripts that run in a page before its own scripts, as text, because they run in every engine.
 * They cannot use anything from here.
 */

/** Records errors, also those that are only logged, in `window.errors`. */
export const RECORD_ERRORS = run(() => {
  const errors: string[] = [];
  const { error } = console;
  console.error = (...words: unknown[]) => {
    errors.push(words.join(' '));
    error.apply(console, words);
  };
  Object.assign(window, { errors });
  addEventListener('error', ({ message }) => errors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => errors.push(`${reason}`));
});

/**
 * Switches off view transitions, because clicks during one reach neither page, and smooth
 * scrolling, because it moves what a click aims at.
 */
export const NO_MOTION = run(() => {
  const { scrollIntoView } = Element.prototype;
  Element.prototype.scrollIntoView = function (options?: boolean | ScrollIntoViewOptions) {
    scrollIntoView.call(
      this,
      typeof options === 'object' ? { ...options, behavior: 'instant' } : options,
    );
  };
  for (const type of ['pageswap', 'pagereveal']) {
    addEventListener(type, (event) => {
      const fading = (
        event as { viewTransition?: { skipTransition: () => void; ready: Promise<void> } | null }
      ).viewTransition;
      fading?.ready.catch(() => undefined);
      fading?.skipTransition();
    });
  }
});

/** Sets the visitor's clock, which keeps running. `setClock` in the page sets it again. */
export function clockAt(time: string): string {
  return run((first: string) => {
    const Real = Date;
    let shift = 0;
    const setClock = (iso: string) => {
      shift = Real.parse(iso) - Real.now();
    };
    const now = () => Real.now() + shift;
    setClock(first);
    Object.assign(window, {
      setClock,
      Date: class extends Real {
        constructor(...parts: []) {
          super(...((parts.length > 0 ? parts : [now()]) as []));
        }
        static override now = now;
      },
    });
  }, time);
}

/** The visitor comes back to a page that was left at another time. */
export function comeBackAt(tab: Tab, time: string): Promise<void> {
  return tab.evaluate((iso) => {
    (window as unknown as { setClock: (time: string) => void }).setClock(iso);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  }, time);
}

/**
 * Runs after the page is parsed and before the site's script starts, to simulate a browser without
 * some feature.
 */
export function beforeScripts(change: () => void): string {
  return `document.addEventListener('readystatechange', ${String(change)}, { once: true });`;
}

/** A browser that knows no names of details, so it opens several at a time. */
export const WITHOUT_NAMES = beforeScripts(() => {
  for (const details of document.querySelectorAll('details')) details.removeAttribute('name');
});

function run<Args extends unknown[]>(script: (...args: Args) => void, ...args: Args): string {
  return `(${String(script)})(...${JSON.stringify(args)});`;
}
