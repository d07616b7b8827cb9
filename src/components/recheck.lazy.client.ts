import { type CalendarTexts, calendarHref } from '../rules/calendar-file.ts';
import { daysBetween, longDate, shortDate } from '../rules/days.ts';
import { timesLabel } from '../rules/hours-format.ts';
import { planRecheck } from '../rules/recheck.ts';
import { zonedTime } from '../rules/zoned-time.ts';
import { everyMinute } from './every-minute.client.ts';
import { openingData } from './opening-data.client.ts';

type RecheckTexts = CalendarTexts & Record<'lastDay' | 'later' | 'open' | 'closed' | 'remind', string>;

/** Shows by which day a car that fails today, or on the next open day, must come back, the last day until then on which the shop is open, and a calendar entry. */
export function answerRecheck(root: HTMLElement): void {
  const { zone, places } = openingData();
  const texts = root.dataset as RecheckTexts;
  const answer = root.querySelector('[role="status"]')!;
  const link = document.createElement('a');
  link.className = 'button button-outline';
  link.download = 'recheck.ics';

  everyMinute(() => {
    const now = new Date();
    const today = zonedTime(now, zone);
    const { inspected, lastDay, visit } = planRecheck(places.shop, today);
    const first = daysBetween(today, inspected) ? texts.later.replace('{day}', longDate(inspected)) : texts.lastDay;
    const sentences = [first.replace('{date}', longDate(lastDay))];
    if (visit) {
      const text = daysBetween(visit.day, lastDay) ? texts.closed.replace('{date}', longDate(visit.day)) : texts.open;
      sentences.push(text.replace('{hours}', timesLabel(visit.times)));
      link.textContent = texts.remind.replace('{date}', shortDate(visit.day));
      link.href = calendarHref({ ...texts, from: visit.day, to: visit.day }, now);
      // A link that is put in again loses the focus.
      if (!link.isConnected) answer.after(link);
    }
    const text = sentences.join(' ');
    if (answer.textContent !== text) answer.textContent = text;
  });
}
