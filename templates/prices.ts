import type { Content, Price, Service } from '../src/schema/schema.ts';
import type { Frame } from '../src/frame.ts';

import type { PylonPrice } from '../src/components/price-pylon.tsx';

/** The four prices of the home page's sign, each leading to the page that explains it. */
export function homePrices(frame: Frame, inspections: Content['inspections']): PylonPrice[] {
  const { safety, motorcycle, reinspection } = inspections.state.prices;
  const page = (kind: Service['kind']) => {
    const service = frame.services.find((other) => other.kind === kind);
    return service && service.path;
  };
  const sign = ({ amount, label }: Price, kind: Service['kind']) => ({ value: amount, label, href: page(kind) });
  return [
    sign(safety, 'state-inspection'),
    sign(inspections.emissions.prices.emissions, 'emissions-inspection'),
    sign(motorcycle, 'state-inspection'),
    sign(reinspection, 'state-inspection'),
  ];
}
