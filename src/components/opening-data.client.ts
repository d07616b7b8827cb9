import type { OpeningData } from '../rules/hours.ts';

/** The shop's time zone and the hours of all places, which every page carries in `#hours`. */
export function openingData(): OpeningData {
  return JSON.parse(document.getElementById('hours')!.textContent!);
}
