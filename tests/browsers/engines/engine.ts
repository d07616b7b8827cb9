// Why we have our own drivers for Firefox and WebKit: we tried playwright-core 1.65.1 in November 2026. It starts Debian's
// Firefox 153 ESR over WebDriver BiDi (channel moz-firefox), but newContext fails with "unknown command:
// emulation.setMediaFeaturesOverride", and it drives no WebKitGTK. Debian has no geckodriver for selenium-webdriver.
// puppeteer-core 25.16 drives this Firefox, but brings 70 packages to replace a hundred lines, and drives no WebKitGTK.

/** The three engines that we have drivers for. */
export type EngineName = 'chromium' | 'firefox' | 'webkit';

/** The settings of a visitor's browser. They cannot change while the tab is open. */
export type Settings = {
  /** False turns off the scripts of pages. Functions given to `evaluate` and `waitFor` run all the same. */
  script?: boolean;
  /** True opens the whole Chromium, which has a back/forward cache and costs twice as much. */
  windows?: boolean;
  /** Such as Asia/Tokyo. Without it, the machine's zone. */
  timeZone?: string;
};

/** A CSS selector, or the element's role and full accessible name. */
export type Target = string | { role: string; name: string };

export type Key = 'Tab' | 'Shift+Tab' | 'Enter' | 'Space' | 'Escape' | 'End';

/**
 * The tab of a separate browser, with the same functions in all engines. Clicks and keys are real input, not script.
 * Functions that are passed to `evaluate` and `waitFor` run in the page, so they can use only their arguments.
 */
export type Tab = {
  /** Hosts other than this machine that pages requested. No request reaches them. */
  outside: string[];
  goto: (url: string) => Promise<void>;
  url: () => Promise<string>;
  /** Goes one page back in history, also from the back/forward cache. `pageshow` may fire a moment later. */
  back: () => Promise<void>;
  /**
   * Clicks the center of the first matching element that has a size. Throws with the reason if there is no such element or it is
   * covered.
   */
  click: (target: Target) => Promise<void>;
  /** Clicks at a point of the window, in CSS pixels. */
  clickAt: (x: number, y: number) => Promise<void>;
  /** Moves the mouse to where `click` would click. */
  hover: (target: Target) => Promise<void>;
  /** Moves the mouse to a point of the window. */
  hoverAt: (x: number, y: number) => Promise<void>;
  /** Gives the focus to the first element that matches, by script. */
  focus: (selector: string) => Promise<void>;
  press: (...keys: Key[]) => Promise<void>;
  evaluate: <Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args) => Promise<Awaited<Result>>;
  /** Calls the function until it returns true. Throws with `what` after 30 seconds. */
  waitFor: <Args extends unknown[]>(what: string, ask: (...args: Args) => boolean, ...args: Args) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  close: () => Promise<void>;
};

/** A target in words, for messages. */
export function named(target: Target): string {
  return typeof target === 'string' ? target : `a ${target.role} called “${target.name}”`;
}
