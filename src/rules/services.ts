import { byName } from './by-name.ts';
import type { Dollars } from './dollars.ts';

/** The part of the see-through car that a service works on, and the place of its number: in the row above or below the car, at `x`. The ground is at y = 0. */
export type OnCar = { part: readonly [x: number, y: number]; rail: 'top' | 'bottom'; x: number };

type ServicePrice = 'safety' | 'emissions';

type KnownService = {
  /** The page's template, if it is not that of most services (`src/routes.tsx`). */
  kind?: 'state-inspection' | 'emissions-inspection' | 'diagnostics';
  /** The blocks of its page come before the description of the work, as the spec says, and not after it. */
  blocksFirst?: true;
  /** The inspection price beside the service's name. */
  price?: ServicePrice;
  onCar: OnCar;
};

/**
 * Everything that the code knows about a service, by the name of its content file: its kind of page and its place on the car. Its
 * position in this list is its number. Its drawing has the same name (`src/drawings/service.ts`).
 */
export const SERVICES = {
  'oil-changes': { onCar: { part: [412, -40], rail: 'bottom', x: 430 } },
  tires: { onCar: { part: [116, -6], rail: 'bottom', x: 98 } },
  alignments: { onCar: { part: [232.5, 11], rail: 'bottom', x: 232.5 } },
  brakes: { onCar: { part: [351, -46], rail: 'bottom', x: 340 } },
  electrical: { onCar: { part: [22, -122], rail: 'top', x: 28 } },
  'scheduled-maintenance': { onCar: { part: [404, -103], rail: 'top', x: 414 } },
  'virginia-state-inspection': { kind: 'state-inspection', price: 'safety', onCar: { part: [290, -141.5], rail: 'top', x: 324 } },
  'virginia-emissions-inspection': { kind: 'emissions-inspection', price: 'emissions', onCar: { part: [8, -36], rail: 'bottom', x: 20 } },
  'vehicle-diagnostics': { kind: 'diagnostics', blocksFirst: true, onCar: { part: [278, -91], rail: 'top', x: 234 } },
  'ac-heat-repair': { blocksFirst: true, onCar: { part: [178, -150], rail: 'top', x: 130 } },
} as const satisfies Record<string, KnownService>;

export type ServiceName = keyof typeof SERVICES;

export const SERVICE_NAMES = Object.keys(SERVICES) as ServiceName[];

/** The drawing of a service that the shop has added: a plain disc. */
export const PLAIN_ART = 'plain-service';

/** Whether the code knows the service with this file name. */
export const isKnownService = (name: string): name is ServiceName => Object.hasOwn(SERVICES, name);

/** Whether the service of this name is an inspection. Its page shows the inspection's prices, and no coupons or figures. */
export const isInspection = (name: string): boolean => isKnownService(name) && 'price' in SERVICES[name];

/** What a service's page and lists need in addition to its content. */
export type ServiceTraits = Pick<KnownService, 'kind' | 'blocksFirst'> & {
  /** The name of the content file, without folder and extension. */
  id: string;
  /** Counts from 1 without gaps, in the order of the table. Services that are not in the table come last. */
  number: number;
  art: ServiceName | typeof PLAIN_ART;
  /** The price beside the service's name. */
  price?: Dollars;
};

/** The services in the order of their numbers, each with its traits. `prices` are those of the inspections. */
export function numberServices<T extends { id: string; name: string }>(
  services: T[],
  prices: Record<ServicePrice, Dollars>,
): (T & ServiceTraits)[] {
  const position = ({ id }: T): number => (isKnownService(id) ? SERVICE_NAMES.indexOf(id) : SERVICE_NAMES.length);
  const byPosition = (a: T, b: T): number => position(a) - position(b) || byName(a, b);
  return services.toSorted(byPosition).map((service, index) => ({ ...service, number: index + 1, ...traitsOf(service.id, prices) }));
}

function traitsOf(id: string, prices: Record<ServicePrice, Dollars>): Omit<ServiceTraits, 'id' | 'number'> {
  if (!isKnownService(id)) return { art: PLAIN_ART };
  const { kind, blocksFirst, price }: KnownService = SERVICES[id];
  return { art: id, kind, blocksFirst, price: price === undefined ? undefined : prices[price] };
}
