// Why Firefox and WebKit have drivers here: playwright-core 1.65.1 was tried in November 2026. It starts Debian's
// Firefox 153 ESR over WebDriver BiDi (channel moz-firefox), but newContext fails with "unknown command:
// emulation.setMediaFeaturesOverride", and it drives no WebKitGTK. Debian has no geckodriver for selenium-webdriver.

/** The three engines that drivers carry. */
export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;

export type EngineName = (typeof ENGINES)[number];

/** How a visitor's browser is set up. It holds for the life of the tab. */
export type Settings = {
  width?: number;
  height?: number;
  /** False turns off the scripts of pages. Functions given to `evaluate` and `waitFor` run all the same. */
  script?: boolean;
  /** Such as Asia/Tokyo. Without it, the machine's zone. */
  timeZone?: string;
};

/** A CSS selector, or what a screen reader calls the element: its role and its whole accessible name. */
export type Target = string | { role: string; name: string };

export type Key = 'Tab' | 'Shift+Tab' | 'Enter' | 'Space' | 'Escape' | 'ArrowDown' | 'ArrowUp' | 'Home' | 'End';

/**
 * One tab of its own browser, used the same way in all engines. Clicks and keys are the browser's own input, not script.
 * Functions given to `evaluate` and `waitFor` run in the page: of the test they get only their arguments.
 */
export type Tab = {
  engine: EngineName;
  version: string;
  /** Hosts outside this machine that pages asked for. None of them is ever reached. */
  outside: string[];
  goto: (url: string) => Promise<void>;
  url: () => Promise<string>;
  /** One page back in history, also out of the back/forward cache: `pageshow` may fire a moment later. */
  back: () => Promise<void>;
  /**
   * Clicks the middle of the first such element that takes room. Refuses, and says why, when there is no such element or it is
   * covered.
   */
  click: (target: Target) => Promise<void>;
  /** Clicks a point of the window, in CSS pixels. WebKit's driver has no middle button. */
  clickAt: (x: number, y: number, button?: 'left' | 'middle') => Promise<void>;
  /** Rests the mouse on a point of the window. */
  hoverAt: (x: number, y: number) => Promise<void>;
  press: (...keys: Key[]) => Promise<void>;
  evaluate: <Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args) => Promise<Awaited<Result>>;
  /** Asks until the answer is true; fails with `what` after five seconds. */
  waitFor: <Args extends unknown[]>(what: string, ask: (...args: Args) => boolean, ...args: Args) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** PNG of what the window shows. */
  screenshot: () => Promise<Uint8Array>;
  close: () => Promise<void>;
};

export const DEFAULT_SIZE = { width: 1440, height: 900 };

/** A target in words, for messages. */
export function named(target: Target): string {
  return typeof target === 'string' ? target : `a ${target.role} called “${target.name}”`;
}
