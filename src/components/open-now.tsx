import type { SiteContext } from '../site-context.ts';
import type { Place } from '../rules/hours.ts';
import { fill } from '../generator/tools.ts';

/** Says whether a place that has hours is open and until when. The HTML shows the hours; the script replaces them with the status. */
export function OpenNow({ context, place }: { context: SiteContext; place: Place }) {
  const { labels, hours } = context;
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
      data-closed-for-now={fill(labels.closedForNow, slots)}
    >
      {name} {hours[place]!.short}
    </span>
  );
}
