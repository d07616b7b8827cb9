import type { Labels } from '../schema/content.ts';
import type { SiteContext } from '../site-context.ts';
import type { Place } from '../rules/hours.ts';
import { fill } from '../generator/portable.ts';

type OpenNowProps = {
  context: SiteContext;
  place: Place;
  /** What to say where the place's name is clear. */
  texts?: Labels['walkIns'];
  /**
   * The next element has the hours. On a holiday on which the place is closed, both say so instead.
   */
  mentionsHoliday?: boolean;
};

/** Whether a place is open and until when. The script replaces the printed hours. */
export function OpenNow({ context, place, texts, mentionsHoliday }: OpenNowProps) {
  const { labels, hours } = context;
  const name = labels.place[place];
  const named = (label: string) => fill(label, { place: name, time: '{time}' });
  return (
    <span
      className="open-now"
      data-nosnippet=""
      data-widget="open-now"
      data-place={place}
      data-open={texts?.open ?? named(labels.openUntil)}
      data-closed={texts?.closed ?? named(labels.closedUntil)}
      data-closed-for-now={texts?.closedForNow ?? named(labels.closedForNow)}
      data-today={mentionsHoliday ? labels.closedToday : undefined}
      data-opens={mentionsHoliday ? labels.opens : undefined}
    >
      {!texts && `${name} `}
      {hours[place]!.short}
    </span>
  );
}
