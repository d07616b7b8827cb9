import type { SiteContext } from '../src/site-context.ts';
import { fill } from '../src/generator/fill.ts';
import type { PlateRow } from '../src/components/data-plate.tsx';

/** The shop's claims as rows of the plate. */
export function whyRows({ shop, labels }: SiteContext): PlateRow[] {
  const { claims } = shop;
  const { plate, plateValues } = labels;
  return [
    { label: plate.years, value: claims.yearsInBusiness },
    { label: plate.technicians, value: claims.technicians },
    { label: plate.warranty, value: claims.warranty, note: plateValues.warrantyNote },
    { label: plate.courtesy, value: claims.courtesy, note: plateValues.courtesyNote },
    {
      label: plate.reviews,
      value: claims.reviews,
      note: fill(plateValues.rating, { rating: String(claims.rating), count: String(claims.reviewCount) }),
    },
  ];
}
