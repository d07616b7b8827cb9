import type { Frame } from '../frame.ts';
import { CountedLink } from './counted-link.tsx';
import { OpenNow } from './open-now.tsx';

/** First line of every page: open or closed, address or directions, hours, phone. */
export function TopBar({ frame }: { frame: Frame }) {
  const { labels, phone, urls, hours, address } = frame;
  return (
    <div className="top-bar">
      <div className="wrap top-bar-row">
        <OpenNow frame={frame} place="shop" />
        <span className="top-bar-wide">
          <OpenNow frame={frame} place="gas" />
        </span>
        <CountedLink className="top-bar-narrow" href={urls.directions} event="header_get_directions_click">
          {labels.topDirections}
        </CountedLink>
        <a className="top-bar-wide" href={urls.map}>
          {address}
        </a>
        <span className="top-bar-hours">
          {labels.place.shop} {hours.shop.short}
          <br />
          {labels.place.gas} {hours.gas.short}
        </span>
        <CountedLink className="top-bar-phone" href={phone.href} event="header_phone_number_click">
          {phone.text}
        </CountedLink>
      </div>
    </div>
  );
}
