import { calendarHref } from '../rules/calendar-file.ts';
import { daysBetween, longDate, shortDate } from '../rules/days.ts';
import { timesLabel } from '../rules/hours-format.ts';
import { planRecheck } from '../rules/recheck.ts';
import { zonedTime } from '../rules/zoned-time.ts';
import { everyMinute } from './every-minute.client.ts';
import { openingData } from './opening-data.client.ts';

/** Shows by which day a car that fails today must come back, the last day until then on which the shop is open, and a calendar entry. */
export function answerRecheck(root: HTMLElement): void {
  const { zone, places } = openingData();
  const { lastDay: until, open, closed, remind, title, notes, place, url } = root.dataset as Record<string, string>;
  const answer = root.querySelector('[role="status"]')!;
  const link = document.createElement('a');
  link.className = 'button button-outline';
  link.download = 'recheck.ics';

  everyMinute(() => {
    const now = new Date();
    const { lastDay, visit } = planRecheck(places.shop, zonedTime(now, zone));
    const sentences = [until!.replace('{date}', longDate(lastDay))];
    if (visit) {
      const text = daysBetween(visit.day, lastDay) ? closed!.replace('{date}', longDate(visit.day)) : open!;
      sentences.push(text.replace('{hours}', timesLabel(visit.times)));
      link.textContent = remind!.replace('{date}', shortDate(visit.day));
      link.href = calendarHref({ title: title!, notes: notes!, place: place!, url: url!, from: visit.day, to: visit.day }, now);
      answer.after(link);
    }
    const text = sentences.join(' ');
    if (answer.textContent !== text) answer.textContent = text;
  });
}
