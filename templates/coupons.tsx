import type { Coupon, Pages } from '../src/schema/content.ts';
import type { SiteContext } from '../src/site-context.ts';
import { Band } from '../src/components/band.tsx';
import { CheckList } from '../src/components/check-list.tsx';
import { CouponCard } from '../src/components/coupon-card.tsx';
import { Masthead } from '../src/components/masthead.tsx';
import { PrintButton } from '../src/components/print-button.tsx';

type CouponsPageProps = {
  context: SiteContext;
  page: Pages['coupons'];
  coupons: Coupon[];
  /** The expiry date at build time, `MM-01-YY`. */
  expiry: string;
};

/** The tear-off coupons. They can be printed; six fit on one sheet. */
export function CouponsPage({ context, page, coupons, expiry }: CouponsPageProps) {
  return (
    <>
      <Masthead heading={page.heading} intro={coupons.length > 0 ? page.intro : undefined}>
        {coupons.length > 0 && <PrintButton text={page.printLabel} />}
      </Masthead>
      <Band tone="dark" isSection={coupons.length > 0}>
        {coupons.length > 0 ? (
          <ul className="coupon-list">
            {coupons.map((coupon) => (
              <CouponCard key={coupon.id} context={context} coupon={coupon} expiry={expiry} />
            ))}
          </ul>
        ) : (
          <p className="lead">{context.labels.noCoupons}</p>
        )}
      </Band>
      {coupons.length > 0 && (
        <Band columns="two">
          <h2>{page.termsHeading}</h2>
          <CheckList items={page.terms} bulletStyle="bar" />
        </Band>
      )}
    </>
  );
}
