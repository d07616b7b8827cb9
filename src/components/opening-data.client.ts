import { laneHours, type OpeningData, type PlaceHours } from '../rules/hours.ts';

/** Reads the shop's time zone and the hours of all places from `#hours`, which is on every page. */
export function openingData(): OpeningData {
  return JSON.parse(document.getElementById('hours')!.textContent!);
}

/**
 * The hours of the inspection lane, and their time zone. `data-last-car` of an element says how
 * many minutes before closing the last car goes in.
 */
export function laneData({ dataset }: HTMLElement): { zone: string; lane: PlaceHours } {
  const { zone, places } = openingData();
  return { zone, lane: laneHours(places.shop, Number(dataset.lastCar)) };
}
