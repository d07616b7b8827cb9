import type { Labels } from '../schema/content.ts';
import type { SiteContext } from '../site-context.ts';
import type { Place } from '../rules/hours.ts';
import { fill } from '../generator/portable.ts';

type OpenNowProps = {
  context: SiteContext;
  place: Place;
  /** The texts to use where the place is clear without its name. */
  texts?: Labels['walkIns'];
  /**
   * The next element shows the hours. On a holiday on which the place is closed, this one names the
   * holiday, and the next one says when it opens.
   */
  mentionsHoliday?: boolean;
  /** Shows the hours of the inspection lane, which end so many minutes before the place's. */
  lastCar?: number;
};

/** Shows whether a place is open and until when. Without the script, shows the printed hours. */
export function OpenNow({ context, place, texts, mentionsHoliday, lastCar }: OpenNowProps) {
  const { labels, hours } = context;
  const name = labels.place[place];
  const named = (label: string) => fill(label, { place: name, time: '{time}' });
  return (
    <span
      className="open-now"
      data-nosnippet=""
      data-widget="open-now"
      data-place={place}
      data-last-car={lastCar}
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
