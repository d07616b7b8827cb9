import type { PylonPrice } from '../src/components/price-pylon.tsx';
import { testedModelYears } from '../src/rules/model-years.ts';
import type { Content, Make } from '../src/schema/schema.ts';

export type PriceName = keyof Content['inspections']['state']['prices'] | keyof Content['inspections']['emissions']['prices'];

/** Prices of the inspections that the shop offers, in the order of `names`. Each links to its service's page. */
export function inspectionPrices({ services, inspections }: Pick<Content, 'services' | 'inspections'>, names: PriceName[]): PylonPrice[] {
  const prices = { ...inspections.state.prices, ...inspections.emissions.prices };
  return names.flatMap((name) => {
    const kind = name === 'emissions' ? 'emissions-inspection' : 'state-inspection';
    const { amount, label } = prices[name];
    const service = services.find((other) => other.kind === kind);
    return service ? [{ value: amount, label, href: service.path }] : [];
  });
}

/** The prices for a make's cars in the calendar year `year`, without motorcycle prices and without tests from which the cars are exempt. */
export function pricesOfMake(make: Pick<Make, 'electric' | 'lastModelYear'>, year: number): PriceName[] {
  const isTested = !make.electric && (make.lastModelYear ?? year) >= testedModelYears(year).tested.oldest;
  return isTested ? TESTED : EXEMPT;
}

// Always the same two arrays: a shared part is rendered again for a new array, even with equal items.
const TESTED: PriceName[] = ['safety', 'emissions', 'reinspection'];
const EXEMPT: PriceName[] = ['safety', 'reinspection'];
