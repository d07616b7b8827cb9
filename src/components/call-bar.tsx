import type { Frame, Place } from '../frame.ts';
import { CountedLink } from './counted-link.tsx';
import { OpenNow } from './open-now.tsx';

type CallBarProps = {
  frame: Frame;
  /** The place to drive to. Whether the shop answers is said beside the number. */
  visit: Place;
};

/** Call and directions under the thumb, on phones. The footer leaves it its room at the end of the page. */
export function CallBar({ frame, visit }: CallBarProps) {
  const { labels, phone, urls } = frame;
  return (
    <nav className="call-bar" aria-label={labels.barNav}>
      <a href={phone.href}>
        {phone.text} <OpenNow frame={frame} place="shop" />
      </a>
      <CountedLink href={urls.directions} event="get_directions_button_click">
        {labels.directions} <OpenNow frame={frame} place={visit} />
      </CountedLink>
    </nav>
  );
}
