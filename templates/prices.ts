import type { Content, Price } from '../src/schema/schema.ts';
import type { Frame } from '../src/frame.ts';
import { servicePath } from '../src/frame.ts';
import type { PylonPrice } from '../src/components/price-pylon.tsx';

/** The four prices of the home page's sign, each leading to the page that explains it. */
export function homePrices(frame: Frame, inspections: Content['inspections']): PylonPrice[] {
  const { safety, motorcycle, reinspection } = inspections.state.prices;
  const page = (kind: string) => servicePath(frame.services.find((service) => service.kind === kind)!);
  const sign = ({ amount, label }: Price, kind: string) => ({ value: amount, label, href: page(kind) });
  return [
    sign(safety, 'state-inspection'),
    sign(inspections.emissions.prices.emissions, 'emissions-inspection'),
    sign(motorcycle, 'state-inspection'),
    sign(reinspection, 'state-inspection'),
  ];
}
