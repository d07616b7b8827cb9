import { capitalized } from '../generator/portable.ts';
import { couponService } from '../rules/coupon-service.ts';
import { couponTexts } from '../rules/coupon-texts.ts';
import { dollars } from '../rules/dollars.ts';
import { CouponExpiry, type CouponProps } from './coupon-expiry.tsx';
import { Picture } from './picture.tsx';
import { Price } from './price.tsx';
import { PrintButton } from './print-button.tsx';
import { AddressLine } from './printed-address.tsx';
import { ServiceNumber } from './service-number.tsx';
import { removalAttributesAfter } from './timed.ts';

/**
 * A tear-off coupon: its value on the stub, and its terms. It opens over the whole screen, to be
 * shown at the counter.
 */
export function CouponCard({ context, coupon, expiry }: CouponProps) {
  const { labels, assets, shop } = context;
  const shownOn = couponService(coupon);
  const service = context.services.find(({ id }) => id === shownOn);
  const { value, afterValue, offer, customers, note } = couponTexts(
    coupon,
    labels.couponTexts,
    context.services,
  );
  const amount = typeof value === 'number' ? dollars(value) : value;
  const shared = [`${amount} ${afterValue}`, customers].filter(Boolean).join('. ');
  const terms = [coupon.description, customers, note].filter(Boolean);
  return (
    <li
      className="coupon-card coupon-ticket"
      id={coupon.id}
      popover="auto"
      {...removalAttributesAfter(coupon.expires)}
    >
      <h2>
        <span className="coupon-card-value">
          <Price value={value} />
        </span>{' '}
        <small>{afterValue}</small>
      </h2>
      <div className="coupon-card-terms">
        <Picture
          picture={{
            kind: 'file',
            ...(service ? assets.art[service.art] : assets.repairOrder),
            alt: '',
          }}
          loading="low"
        />
        {terms.length > 0 && <p>{terms.join(' ')}</p>}
        <button type="button" className="button coupon-card-show" popoverTarget={coupon.id}>
          {labels.coupon.show}
          <span className="visually-hidden"> {capitalized(offer)}</span>
        </button>
        <p className="coupon-card-print" hidden>
          {labels.couponNote} <AddressLine context={context} />
        </p>
        <div className="coupon-card-expiry">
          <b>
            <CouponExpiry context={context} coupon={coupon} expiry={expiry} />
          </b>
          {service && (
            <a className="coupon-card-service" href={service.path}>
              <ServiceNumber number={service.number} />
              {service.name}
            </a>
          )}
        </div>
        <p className="coupon-card-today" hidden />
      </div>
      <div
        className="coupon-ticket-buttons"
        hidden
        role="group"
        aria-label={capitalized(offer)}
        data-widget="tool"
        data-tool="coupon-ticket"
        data-title={`${shop.name}: ${shared}`}
        data-url={`${shop.origin}/coupons#${coupon.id}`}
      >
        <button
          type="button"
          className="button button-outline"
          popoverTarget={coupon.id}
          popoverTargetAction="hide"
          autoFocus
        >
          {labels.coupon.close}
        </button>
        <button type="button" className="button button-outline" hidden>
          {labels.coupon.share}
        </button>
        <PrintButton text={labels.coupon.print} partId={coupon.id} variant="outline" />
      </div>
    </li>
  );
}
