import type { Frame } from '../frame.ts';
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
        <a className="top-bar-narrow" href={urls.directions} data-event="header_get_directions_click">
          {labels.topDirections}
        </a>
        <a className="top-bar-wide" href={urls.map}>
          {address}
        </a>
        <span className="top-bar-hours">
          {labels.place.shop} {hours.shop.short}
          <br />
          {labels.place.gas} {hours.gas.short}
        </span>
        <a className="top-bar-phone" href={phone.href} data-event="header_phone_number_click">
          {phone.text}
        </a>
      </div>
    </div>
  );
}
