import type { OpeningData } from '../rules/hours.ts';

/** Reads the shop's time zone and the hours of all places from `#hours`, which is on every page. */
export function openingData(): OpeningData {
  return JSON.parse(document.getElementById('hours')!.textContent!);
}
