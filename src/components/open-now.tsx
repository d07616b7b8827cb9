import type { Frame } from '../frame.ts';
import type { Place } from '../rules/hours.ts';
import { fill } from '../generator/fill.ts';

type OpenNowProps = { frame: Frame; place: Place };

/** Says whether a place is open and until when. The HTML shows the hours; the script replaces them with the status. */
export function OpenNow({ frame, place }: OpenNowProps) {
  const { labels, hours } = frame;
  const name = labels.place[place];
  // The script fills in the time.
  const slots = { place: name, time: '{time}' };
  return (
    <span
      className="open-now"
      data-widget="open-now"
      data-place={place}
      data-open={fill(labels.openUntil, slots)}
      data-closed={fill(labels.closedUntil, slots)}
      data-always-closed={fill(labels.closedToday, slots)}
    >
      {name} {hours[place].short}
    </span>
  );
}
