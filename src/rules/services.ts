import type { Dollars } from './dollars.ts';

/**
 * The part of the see-through car that a service works on, and the place of its number: in the row
 * above or below the car, at `x`. The ground is at y = 0.
 */
export type OnCar = { part: readonly [x: number, y: number]; rail: 'top' | 'bottom'; x: number };

/** The inspections that have a page of their own kind. A state may have both, one or none. */
export const INSPECTIONS = ['state', 'emissions'] as const;
export type Inspection = (typeof INSPECTIONS)[number];

/** Whether a value of any content is the name of an inspection. */
export const isInspection = (value: unknown): value is Inspection =>
  (INSPECTIONS as readonly unknown[]).includes(value);

type ServiceRow = {
  /** The page's template, if it differs from that of most services (`src/routes.tsx`). */
  kind?: 'state-inspection' | 'emissions-inspection' | 'diagnostics';
  /** On its page, the blocks come before the description of the work, as the spec says. */
  blocksFirst?: true;
  /** Without it, the service has a drawing, but no part and no number on the car. */
  onCar?: OnCar;
};

/**
 * The services that the code knows: kind of page, and place on the car. The key is the name of the
 * content file; but an inspection's file has any name and says `inspection: state` or `inspection:
 * emissions`. A shop's services are numbered in this order. A drawing has the name of its service
 * (`src/drawings/service.ts`).
 */
export const SERVICES = {
  'oil-changes': { onCar: { part: [412, -40], rail: 'bottom', x: 430 } },
  tires: { onCar: { part: [116, -6], rail: 'bottom', x: 98 } },
  alignments: { onCar: { part: [232, 11], rail: 'bottom', x: 232 } },
  brakes: { onCar: { part: [351, -46], rail: 'bottom', x: 340 } },
  electrical: { onCar: { part: [22, -122], rail: 'top', x: 28 } },
  'scheduled-maintenance': { onCar: { part: [404, -103], rail: 'top', x: 414 } },
  'state-inspection': {
    kind: 'state-inspection',
    onCar: { part: [290, -141], rail: 'top', x: 324 },
  },
  'emissions-inspection': {
    kind: 'emissions-inspection',
    onCar: { part: [8, -36], rail: 'bottom', x: 20 },
  },
  'vehicle-diagnostics': {
    kind: 'diagnostics',
    blocksFirst: true,
    onCar: { part: [278, -91], rail: 'top', x: 234 },
  },
  'ac-heat-repair': { onCar: { part: [178, -150], rail: 'top', x: 130 } },
} as const satisfies Record<string, ServiceRow>;

/** A service that the code knows, by its key. */
export type KnownService = keyof typeof SERVICES;

/** The services that have a part on the car. */
export type OnCarService = {
  [K in KnownService]: (typeof SERVICES)[K] extends { onCar: OnCar } ? K : never;
}[KnownService];

export const KNOWN_SERVICES = Object.keys(SERVICES) as KnownService[];

/** The drawing of a service that the shop has added: a plain disc. */
export const PLAIN_ART = 'plain-service';

/** Whether the service of a drawing has a part on the car. */
export const isOnCar = (art: KnownService | typeof PLAIN_ART): art is OnCarService =>
  art !== PLAIN_ART && 'onCar' in SERVICES[art];

/** The content that decides which known service a service is. `id` is the name of its file. */
export type NamedService = { id: string; inspection?: Inspection };

/** The known service that a service is; undefined for the shop's own. */
export function knownServiceOf({ id, inspection }: NamedService): KnownService | undefined {
  if (inspection !== undefined) return `${inspection}-inspection`;
  return Object.hasOwn(SERVICES, id) && !id.endsWith('-inspection')
    ? (id as KnownService)
    : undefined;
}

/** The values that a service's page and lists need in addition to its content. */
export type ServiceTraits = Pick<ServiceRow, 'kind' | 'blocksFirst'> & {
  /**
   * Counts from 1 without gaps, in the order of the table. Services that are not in the table come
   * last.
   */
  number: number;
  art: KnownService | typeof PLAIN_ART;
  /** The price beside an inspection's name. */
  price?: Dollars;
};

/** Adds the traits to services and sorts them by number. `prices` are those of the inspections. */
export function servicesWithTraits<T extends NamedService & { name: string }>(
  services: T[],
  prices: { [inspection in Inspection]?: Dollars },
): (T & ServiceTraits)[] {
  const position = (service: T): number => {
    const known = knownServiceOf(service);
    return known === undefined ? KNOWN_SERVICES.length : KNOWN_SERVICES.indexOf(known);
  };
  const byPosition = (a: T, b: T): number =>
    position(a) - position(b) || a.name.localeCompare(b.name, 'en');
  return services
    .toSorted(byPosition)
    .map((service, index) => ({ ...service, number: index + 1, ...traitsOf(service, prices) }));
}

/** The service whose page has the answers to complaints, if the shop offers it. */
export const diagnosticsOf = <T extends ServiceTraits>(services: readonly T[]): T | undefined =>
  services.find(({ kind }) => kind === 'diagnostics');

function traitsOf(
  service: NamedService,
  prices: { [inspection in Inspection]?: Dollars },
): Omit<ServiceTraits, 'number'> {
  const known = knownServiceOf(service);
  if (known === undefined) return { art: PLAIN_ART };
  const { kind, blocksFirst }: ServiceRow = SERVICES[known];
  return { art: known, kind, blocksFirst, price: service.inspection && prices[service.inspection] };
}
