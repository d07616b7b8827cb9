import { type CalendarTexts, calendarHref } from '../rules/calendar-file.ts';
import { daysBetween } from '../rules/days.ts';
import { longDate, shortDates } from '../rules/dates-format.ts';
import { type ZonedTime, zonedTime } from '../generator/portable.ts';
import { clockLabel, timesLabel } from '../rules/hours-format.ts';
import { type OpenDay, type PlaceHours, placeStatus } from '../rules/hours.ts';
import { type Sticker, readSticker, stickerYears } from '../rules/sticker.ts';
import { afterPaint } from './after-paint.client.ts';
import { laneData } from './opening-data.client.ts';

/** From this many days left on, it is time to come. */
const SOON_DAYS = 31;

type StickerTexts = CalendarTexts &
  Record<
    'year' | 'orOlder' | 'daysLeft' | 'oneDayLeft' | 'lastDay' | 'expired' | 'today' | 'next',
    string
  > &
  Record<'goodThrough' | 'closed' | 'tooLate' | 'remind', string>;

/** Asks for the year of a sticker after its month, and says how long it is good. */
export function start(root: HTMLElement): void {
  const { zone, lane } = laneData(root);
  const texts = root.dataset as StickerTexts;
  const [months] = root.children;
  const status = root.querySelector('[role="status"]')!;
  const [days, more] = status.children;
  const years = Object.assign(document.createElement('div'), { className: 'sticker-months-years' });
  years.setAttribute('role', 'group');
  years.setAttribute('aria-label', texts.year);
  const link = document.createElement('a');
  link.className = 'button button-outline';
  link.download = 'state-inspection.ics';
  let month = 0;

  root.addEventListener('click', async ({ target }) => {
    const pressed = (target as Element).closest('button');
    if (!pressed) return;
    for (const key of pressed.parentElement!.children)
      key.setAttribute('aria-pressed', String(key === pressed));
    const now = new Date();
    const today = zonedTime(now, zone);
    if (!years.contains(pressed)) {
      month = +pressed.value;
      years.replaceChildren(
        ...stickerYears(month, today).map((year, index) =>
          yearKey(year, index ? '{year}' : texts.orOlder),
        ),
      );
      months!.after(years);
      days!.textContent = texts.year;
      more!.textContent = '';
      status.className = '';
      return link.remove();
    }
    const answer = readSticker({ month, year: +pressed.value }, today, lane);
    days!.textContent = headline(texts, answer);
    more!.textContent = advice(texts, answer, today, lane);
    status.className = `sticker-months-${answer.daysLeft > SOON_DAYS ? 'later' : 'due'}`;
    // The calendar entry moves what is below it, so the answer is painted first.
    await afterPaint();
    const { visitSpans } = answer;
    const [first] = visitSpans;
    if (!first) return link.remove();
    link.textContent = texts.remind.replace(
      '{dates}',
      shortDates({ from: first.from, to: visitSpans.at(-1)!.to }, today.year),
    );
    link.href = calendarHref(texts, visitSpans, now);
    root.append(link);
  });
}

function yearKey(year: number, text: string): HTMLButtonElement {
  const key = Object.assign(document.createElement('button'), { type: 'button', value: `${year}` });
  key.textContent = text.replace('{year}', `${year}`);
  key.setAttribute('aria-pressed', 'false');
  return key;
}

function headline(texts: StickerTexts, { daysLeft }: Sticker): string {
  if (daysLeft < 0) return texts.expired;
  if (daysLeft > 1) return texts.daysLeft.replace('{days}', String(daysLeft));
  return daysLeft ? texts.oneDayLeft : texts.lastDay;
}

/** Says until when the sticker is good, and when to come. */
function advice(
  texts: StickerTexts,
  sticker: Sticker,
  today: ZonedTime,
  hours: PlaceHours,
): string {
  const { lastDay } = sticker;
  const goodThrough = texts.goodThrough.replace('{date}', longDate(lastDay));
  switch (sticker.kind) {
    case 'expired': {
      const { isOpen, until } = placeStatus(hours, today);
      return isOpen && until && !until.daysAhead
        ? texts.today.replace('{time}', clockLabel(until.minute))
        : withOpenDay(texts.next, sticker.next);
    }
    case 'closed':
      return withOpenDay(`${goodThrough} ${texts.tooLate}`, sticker.reopens) || goodThrough;
    case 'good':
      return daysBetween(sticker.lastOpenDay.day, lastDay)
        ? withOpenDay(`${goodThrough} ${texts.closed}`, sticker.lastOpenDay)
        : goodThrough;
  }
}

/** Fills in a day and its hours; empty without a day. */
const withOpenDay = (text: string, open: OpenDay | undefined): string =>
  open ? text.replace('{date}', longDate(open.day)).replace('{hours}', timesLabel(open.times)) : '';
