import { type CouponTexts, couponTexts } from '../rules/coupon-texts.ts';
import { dollars } from '../rules/dollars.ts';
import { CouponExpiry, type CouponProps } from './coupon-expiry.tsx';
import { PrintButton } from './print-button.tsx';
import { AddressLine } from './printed-address.tsx';

/** The id of a coupon's ticket. */
export const ticketId = (coupon: { id: string }): string => `ticket-${coupon.id}`;

/** One coupon on the whole screen, to show at the counter, share or print. */
export function CouponTicket({ context, coupon, expiry }: CouponProps) {
  const { labels, shop, services } = context;
  const texts = couponTexts(coupon, labels.couponTexts, services);
  const id = ticketId(coupon);
  return (
    <dialog
      id={id}
      className="coupon-ticket"
      popover="auto"
      aria-labelledby={`${id}-offer`}
      data-widget="tool"
      data-tool="coupon-ticket"
      data-title={`${shop.name}: ${texts.offer}`}
      data-url={`${shop.origin}/coupons#${coupon.id}`}
    >
      <TicketPaper context={context} coupon={coupon} expiry={expiry} texts={texts} />
      <div className="actions">
        <button
          type="button"
          className="button button-outline"
          popoverTarget={id}
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
    </dialog>
  );
}

/** The coupon as the counter needs it: its terms, its expiry, and the address of the counter. */
function TicketPaper({ context, coupon, expiry, texts }: CouponProps & { texts: CouponTexts }) {
  const { labels } = context;
  const { value, afterValue, customers, note } = texts;
  const terms = [coupon.description, customers].filter(Boolean);
  return (
    <div className="coupon-ticket-paper">
      <h2 id={`${ticketId(coupon)}-offer`}>
        {typeof value === 'string' ? value : dollars(value)} <small>{afterValue}</small>
      </h2>
      <div className="coupon-ticket-terms">
        {terms.length > 0 && <p>{terms.join(' ')}</p>}
        {note && <p>{note}</p>}
        <div className="coupon-ticket-expiry">
          <CouponExpiry context={context} coupon={coupon} expiry={expiry} />
        </div>
        <p>
          {labels.couponNote} <AddressLine context={context} />
        </p>
        <p className="coupon-ticket-today" />
      </div>
    </div>
  );
}
