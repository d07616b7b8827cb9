import type { SiteContext } from '../site-context.ts';

/** The bar at the bottom of a phone's window: the call, and the directions. */
export function CallBar({ context: { labels, phone, urls } }: { context: SiteContext }) {
  return (
    <nav className="call-bar" aria-label={labels.barNav}>
      <a href={phone.href} data-event="header_appointment_button_click">
        {labels.schedule}
      </a>
      <a href={urls.directions} data-event="get_directions_button_click">
        {labels.getDirections}
      </a>
    </nav>
  );
}
