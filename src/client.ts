import { startAnalytics } from './analytics.client.ts';
import { startAccordion } from './components/accordion.client.ts';
import { startCar } from './components/car.client.ts';
import { startComplaints } from './components/complaints.client.ts';
import { startCouponDate } from './components/coupon-date.client.ts';
import { startDropdown } from './components/dropdown.client.ts';
import { layOutFolded } from './components/lay-out-folded.client.ts';
import { startMap } from './components/map.client.ts';
import { startMenu } from './components/menu.client.ts';
import { startMissingPath } from './components/missing-path.client.ts';
import { startModelYear } from './components/model-year.client.ts';
import { startOpenNow } from './components/open-now.client.ts';
import { startPrint } from './components/print.client.ts';
import { startReadMore } from './components/read-more.client.ts';
import { startTimed } from './components/timed.client.ts';
import { startTool } from './components/tool.client.ts';
import type { WidgetName } from './rules/names.ts';

/** How to start each widget. A widget without a starter does not compile. */
const STARTERS: Record<WidgetName, (root: HTMLElement) => void> = {
  menu: startMenu,
  dropdown: startDropdown,
  accordion: startAccordion,
  'read-more': startReadMore,
  'coupon-date': startCouponDate,
  'model-year': startModelYear,
  timed: startTimed,
  'open-now': startOpenNow,
  print: startPrint,
  car: startCar,
  complaints: startComplaints,
  map: startMap,
  'missing-path': startMissingPath,
  tool: startTool,
};

// If one widget fails, the others must still start. The HTML of each widget works without its
// script.
function startSafely(name: string, start: () => void): void {
  try {
    start();
  } catch (error) {
    console.error(`"${name}" did not start.`, error);
  }
}

for (const [name, start] of Object.entries(STARTERS)) {
  for (const root of document.querySelectorAll<HTMLElement>(`[data-widget="${name}"]`)) {
    startSafely(name, () => {
      start(root);
      root.dataset.ready = '';
    });
  }
}

startSafely('details', layOutFolded);

// Start analytics last, and separately: counting visits must not break or slow down a page.
startSafely('analytics', () => startAnalytics(document.documentElement));
