import type { Content, Make, Price, Service } from '../src/schema/schema.ts';
import type { Frame } from '../src/frame.ts';

import type { PylonPrice } from '../src/components/price-pylon.tsx';

/** Air Check Virginia tests gasoline cars that are less than this many model years old (docs/facts.md, section 2). */
const EMISSIONS_YEARS = 25;

/** The four prices of the home page's sign, each leading to the page that explains it. */
export function homePrices(frame: Frame, inspections: Content['inspections']): PylonPrice[] {
  const { safety, emissions, motorcycle, reinspection } = inspectionPrices(frame, inspections);
  return [safety, emissions, motorcycle, reinspection];
}

/** The prices that concern the cars of a make in the calendar year `year`: none for motorcycles, none for a test that they are exempt from. */
export function makePrices(frame: Frame, inspections: Content['inspections'], make: Pick<Make, 'electric' | 'lastModelYear'>, year: number): PylonPrice[] {
  const { safety, emissions, reinspection } = inspectionPrices(frame, inspections);
  const tested = !make.electric && year - (make.lastModelYear ?? year) < EMISSIONS_YEARS;
  return tested ? [safety, emissions, reinspection] : [safety, reinspection];
}

function inspectionPrices(frame: Frame, { state, emissions }: Content['inspections']): Record<keyof (typeof state)['prices'] | 'emissions', PylonPrice> {
  const sign = ({ amount, label }: Price, kind: Service['kind']): PylonPrice => {
    const service = frame.services.find((other) => other.kind === kind);
    return { value: amount, label, href: service?.path };
  };
  const { safety, motorcycle, reinspection } = state.prices;
  return {
    safety: sign(safety, 'state-inspection'),
    emissions: sign(emissions.prices.emissions, 'emissions-inspection'),
    motorcycle: sign(motorcycle, 'state-inspection'),
    reinspection: sign(reinspection, 'state-inspection'),
  };
}
