import type { SiteContext } from '../site-context.ts';
import type { Place } from '../rules/hours.ts';
import { CountedLink } from './counted-link.tsx';
import { OpenNow } from './open-now.tsx';

const PLACES: Place[] = ['shop', 'gas'];

/** The first lines of every page: opening status, hours, address or directions, phone number. */
export function TopBar({ context }: { context: SiteContext }) {
  const { labels, phone, urls, hours, address } = context;
  return (
    <div className="top-bar on-dark">
      <div className="wrap">
        {PLACES.map((place) => (
          <p key={place}>
            <OpenNow context={context} place={place} /> <span>{hours[place].short}</span>
          </p>
        ))}
        <a className="top-bar-wide" href={urls.map}>
          {address}
        </a>
        <CountedLink href={phone.href} event="header_phone_number_click">
          {phone.text}
        </CountedLink>
        <CountedLink className="top-bar-narrow" href={urls.directions} event="header_get_directions_click">
          {labels.topDirections}
        </CountedLink>
      </div>
    </div>
  );
}
