import { named, type Target } from './engine.ts';
import { poll } from './poll.ts';

/** The point to click, or why the element cannot be clicked; `hidden` if it has no size on the page. */
export type ClickPoint = { x: number; y: number } | { problem: string; hidden: boolean };

/** Runs in the page: scrolls the element into view and returns its center. A link that wraps is clicked on its first line. */
export function clickPoint(element: Element): ClickPoint {
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const box = [...element.getClientRects()].find((rect) => rect.width > 0 && rect.height > 0);
  if (box === undefined) return { problem: 'takes no room', hidden: true };
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  const top = document.elementFromPoint(x, y);
  if (top === null) return { problem: `lies outside the window, at ${Math.round(x)},${Math.round(y)}`, hidden: false };
  const label = top.closest('label');
  if (!element.contains(top) && label?.control !== element)
    return { problem: `is covered by ${top.outerHTML.slice(0, 120)}`, hidden: false };
  return { x, y };
}

/**
 * Waits for the target and returns the point to click: that of the first matching element that has a size. The
 * engine finds the elements and runs `clickPoint` on each.
 */
export async function aim<Element>(
  target: Target,
  find: () => Promise<Element[]>,
  pointOf: (element: Element) => Promise<ClickPoint>,
): Promise<[x: number, y: number]> {
  const elements = await poll(`the page has ${named(target)}`, async () => {
    const found = await find();
    return found.length > 0 && found;
  });
  for (const element of elements) {
    const point = await settled(() => pointOf(element));
    if (!('problem' in point)) return [point.x, point.y];
    if (!point.hidden) throw new Error(`Cannot click ${named(target)}: it ${point.problem}.`);
  }
  throw new Error(`Cannot click ${named(target)}: it takes no room on the page.`);
}

// A font or style that arrives late may move the element before the click.
async function settled(ask: () => Promise<ClickPoint>): Promise<ClickPoint> {
  let last = await ask();
  return poll('the page is still', async () => {
    const before = last;
    last = await ask();
    return JSON.stringify(last) === JSON.stringify(before) && last;
  });
}

/** Selects the elements that may be the target: drivers know the role of an element, but find none by it, or slowly. */
export function selectorFor(target: Target): string {
  return typeof target === 'string' ? target : (CANDIDATES[target.role] ?? `[role="${target.role}"]`);
}

const CANDIDATES: Record<string, string> = {
  button: 'button, summary, [role="button"]',
  link: 'a[href], [role="link"]',
  heading: 'h1, h2, h3, h4',
  navigation: 'nav',
};
