import { CONTACT_PATH, type SiteContext } from '../site-context.ts';
import { HolidayLines } from './holiday-lines.tsx';

const LINKS = ['reviews', 'services', 'about', 'coupons'] as const;

/** Contact, hours, quick links and the coupon condition, at the end of every page. */
export function SiteFooter({ context }: { context: SiteContext }) {
  const { labels, shop, phone, urls, hours, placeBesideShop, address, couponNote } = context;
  const [mailbox, host] = shop.email.split('@');
  return (
    <footer className="site-footer on-dark">
      <div className="wrap">
        <a className="site-footer-phone" href={phone.href}>
          {phone.text}
        </a>
        <a href={CONTACT_PATH}>{labels.saveNumber}</a>
        <div className="site-footer-columns">
          <div>
            <h2>{shop.name}</h2>
            <p>
              <a href={urls.map}>{address}</a>
            </p>
            <p>
              <a href={`mailto:${shop.email}`}>
                <span>
                  {mailbox}@<wbr />
                  {host}
                </span>
              </a>
            </p>
          </div>
          <Hours heading={labels.hoursHeading.shop} lines={hours.shop.long} />
          {placeBesideShop && (
            <Hours
              heading={labels.hoursHeading[placeBesideShop]}
              lines={hours[placeBesideShop]!.long}
            />
          )}
          <nav aria-label={labels.footerNav}>
            <h2>{labels.footerNav}</h2>
            <ul>
              {LINKS.map((name) => (
                <li key={name}>
                  <a href={`/${name}`}>{labels[name]}</a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        {/* The holidays come last, so that nothing moves when the script removes one. */}
        {(couponNote || context.holidays.length > 0) && (
          <div className="site-footer-note">
            {couponNote && <p>{couponNote}</p>}
            <HolidayLines context={context} />
          </div>
        )}
      </div>
    </footer>
  );
}

function Hours({ heading, lines }: { heading: string; lines: string[] }) {
  return (
    <div>
      <h2>{heading}</h2>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
