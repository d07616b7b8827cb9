import { capitalized } from '../generator/portable.ts';
import { couponService } from '../rules/coupon-service.ts';
import { couponTexts } from '../rules/coupon-texts.ts';
import { CouponExpiry, type CouponProps } from './coupon-expiry.tsx';
import { ticketId } from './coupon-ticket.tsx';
import { Picture } from './picture.tsx';
import { Price } from './price.tsx';
import { AddressLine } from './printed-address.tsx';
import { ServiceNumber } from './service-number.tsx';
import { removedAfter } from './timed.ts';

/** A tear-off coupon: its value on the stub, and its terms. */
export function CouponCard({ context, coupon, expiry }: CouponProps) {
  const { labels, assets } = context;
  const shownOn = couponService(coupon);
  const service = context.services.find(({ id }) => id === shownOn);
  const { value, afterValue, offer, customers, note } = couponTexts(
    coupon,
    labels.couponTexts,
    context.services,
  );
  const terms = [coupon.description, customers, note].filter(Boolean);
  return (
    <li className="coupon-card" id={coupon.id} {...removedAfter(coupon.expires)}>
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
        <button type="button" className="button coupon-card-show" popoverTarget={ticketId(coupon)}>
          {labels.coupon.show}
          <span className="visually-hidden"> {capitalized(offer)}</span>
        </button>
        <p className="coupon-card-print" hidden>
          {labels.couponNote} <AddressLine context={context} />
        </p>
        <p className="coupon-card-expiry">
          <b>
            <CouponExpiry context={context} coupon={coupon} expiry={expiry} />
          </b>
          {service && (
            <a className="coupon-card-service" href={service.path}>
              <ServiceNumber number={service.number} />
              {service.name}
            </a>
          )}
        </p>
      </div>
    </li>
  );
}
