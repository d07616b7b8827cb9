import type { SiteContext } from '../site-context.ts';
import { CountedLink } from './counted-link.tsx';

/** What phones have at the bottom of the window: the call, and the directions. */
export function CallBar({ context: { labels, phone, urls } }: { context: SiteContext }) {
  return (
    <nav className="call-bar" aria-label={labels.barNav}>
      <CountedLink href={phone.href} event="header_appointment_button_click">
        {labels.schedule}
      </CountedLink>
      <CountedLink href={urls.directions} event="get_directions_button_click">
        {labels.getDirections}
      </CountedLink>
    </nav>
  );
}
