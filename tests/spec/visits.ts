/** The moments at which the specification must hold, as the shop's clock shows them. */
const TIMES = {
  'Friday 10:30, open': '2026-11-27T10:30-05:00',
  'Friday 20:00, closed': '2026-11-27T20:00-05:00',
  'Sunday noon, closed': '2026-11-29T12:00-05:00',
  'Thanksgiving noon, closed': '2026-11-26T12:00-05:00',
} as const;

const WIDTHS = { phone: 390, desktop: 1280 } as const;

export type Moment = keyof typeof TIMES;
export type Device = keyof typeof WIDTHS;

/** How a visitor comes: when, with what, and whether scripts run. */
export type Visit = { moment: Moment; device: Device; hasScript: boolean };

export const timeOf = ({ moment }: Visit): string => TIMES[moment];
export const widthOf = ({ device }: Visit): number => WIDTHS[device];
export const nameOf = ({ moment, device, hasScript }: Visit): string =>
  `${moment}, ${device}, ${hasScript ? 'with' : 'without'} script`;

export const FIRST_MOMENT: Moment = 'Friday 10:30, open';

const at = (moment: Moment, device: Device): Visit => ({ moment, device, hasScript: true });
/** Every page is visited so. */
export const FIRST_VISITS = [at(FIRST_MOMENT, 'phone'), at(FIRST_MOMENT, 'desktop')];
/** One page of each layout is visited so, too. Without script nothing knows the time. */
export const OTHER_VISITS: Visit[] = [
  at('Friday 20:00, closed', 'phone'),
  at('Friday 20:00, closed', 'desktop'),
  at('Sunday noon, closed', 'desktop'),
  at('Thanksgiving noon, closed', 'phone'),
  { moment: FIRST_MOMENT, device: 'phone', hasScript: false },
];
