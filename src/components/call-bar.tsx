import type { Frame } from '../frame.ts';
import { CountedLink } from './counted-link.tsx';
import { OpenNow } from './open-now.tsx';

/** Call and directions under the thumb, on phones. The footer leaves it its room at the end of the page. */
export function CallBar({ frame }: { frame: Frame }) {
  const { labels, phone, urls, shop } = frame;
  return (
    <nav className="call-bar" aria-label={labels.barNav}>
      <a href={phone.href}>
        {phone.text}
        <small>
          <OpenNow frame={frame} place="shop" look="bare" />
        </small>
      </a>
      <CountedLink href={urls.directions} event="get_directions_button_click">
        {labels.directions}
        <small>{shop.address.street.replace(/^\d+\s+/, '')}</small>
      </CountedLink>
    </nav>
  );
}
