import type { PylonPrice } from '../src/components/price-pylon.tsx';
import { emissionsNeed } from '../src/rules/emissions-need.ts';
import type { Content, Make } from '../src/schema/content.ts';

type Prices<I extends keyof Content['inspections']> = NonNullable<
  Content['inspections'][I]
>['prices'];

type PriceName = keyof Prices<'state'> | keyof Prices<'emissions'>;

/** Prices of the shop's inspections, in the order of `names`. Each links to its service's page. */
export function inspectionPrices(
  { services, inspections }: Pick<Content, 'services' | 'inspections'>,
  names: PriceName[],
): PylonPrice[] {
  const prices: Partial<Prices<'state'> & Prices<'emissions'>> = {
    ...inspections.state?.prices,
    ...inspections.emissions?.prices,
  };
  return names.flatMap((name) => {
    const inspection = name === 'emissions' ? 'emissions' : 'state';
    const price = prices[name];
    const service = services.find((other) => other.inspection === inspection);
    return service && price
      ? [{ value: price.amount, label: price.label, href: service.path }]
      : [];
  });
}

/**
 * The prices for a make's cars in the calendar year `year`, without those for motorcycles and for
 * tests from which the cars are exempt.
 */
export function pricesOfMake(
  make: Pick<Make, 'electric' | 'lastModelYear'>,
  { emissions }: Content['inspections'],
  year: number,
): PriceName[] {
  if (!emissions) return PRICES_IF_EXEMPT;
  const { kind } = emissionsNeed(make, emissions.questions.modelYears, year);
  return kind === 'tested' || kind === 'ended' ? PRICES_IF_TESTED : PRICES_IF_EXEMPT;
}

const PRICES_IF_TESTED: PriceName[] = ['safety', 'emissions', 'recheck'];
const PRICES_IF_EXEMPT: PriceName[] = ['safety', 'recheck'];
