import type { Frame, Place } from '../frame.ts';
import { fill } from '../generator/fill.ts';

type OpenNowProps = {
  frame: Frame;
  place: Place;
  /** `named` begins with the place, `bare` leaves it out where the place is plain from what stands around. */
  look?: 'named' | 'bare';
};

/** Whether a place is open and until when. The hours stand here until the script knows the time, and stay without it. */
export function OpenNow({ frame, place, look = 'named' }: OpenNowProps) {
  const { labels, hours } = frame;
  const name = labels.place[place];
  const [open, closed] = look === 'named' ? [labels.openUntil, labels.closedUntil] : [labels.barOpenUntil, labels.barClosedUntil];
  // The time is the script's to fill in.
  const slots = { place: name, time: '{time}' };
  return (
    <span
      className="open-now"
      data-widget="open-now"
      data-place={place}
      data-open={fill(open, slots)}
      data-closed={fill(closed, slots)}
      data-always-closed={fill(labels.closedToday, slots)}
    >
      {look === 'named' ? `${name} ${hours[place].short}` : hours[place].short}
    </span>
  );
}
