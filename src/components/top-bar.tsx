import type { SiteContext } from '../site-context.ts';
import { OpenNow } from './open-now.tsx';

/** The first lines of every page: opening status, hours, address or directions, phone number. */
export function TopBar({ context }: { context: SiteContext }) {
  const { labels, phone, urls, hours, placeBesideShop, address } = context;
  return (
    <div className={placeBesideShop ? 'top-bar on-dark' : 'top-bar shop-bar on-dark'}>
      <div className="wrap">
        {(['shop', placeBesideShop] as const).map(
          (place) =>
            place && (
              <p key={place}>
                <OpenNow context={context} place={place} mentionsHoliday={place === 'shop'} />{' '}
                <span>{hours[place]!.short}</span>
              </p>
            ),
        )}
        <a className="top-bar-wide" href={urls.map}>
          {address}
        </a>
        <a href={phone.href} data-event="header_phone_number_click">
          {phone.text}
        </a>
        <a
          className="top-bar-narrow"
          href={urls.directions}
          data-event="header_get_directions_click"
        >
          {labels.topDirections}
        </a>
      </div>
    </div>
  );
}
