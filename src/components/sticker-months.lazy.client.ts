import { type CalendarTexts, calendarHref } from '../rules/calendar-file.ts';
import { daysBetween, longDate, monthYear, shortDate } from '../rules/days.ts';
import { timesLabel } from '../rules/hours-format.ts';
import { readSticker } from '../rules/sticker.ts';
import { zonedTime } from '../rules/zoned-time.ts';
import { afterPaint } from './after-paint.client.ts';
import { openingData } from './opening-data.client.ts';

type StickerTexts = CalendarTexts &
  Record<'daysLeft' | 'oneDayLeft' | 'lastDay' | 'goodThrough' | 'closed' | 'tooLate' | 'runOut' | 'remind', string>;

/** Shows, for the chosen month, how many days the sticker has left, the last open day if the shop is closed at the end, and a calendar entry for the visit. */
export function answerMonths(root: HTMLElement): void {
  const { zone, places } = openingData();
  const texts = root.dataset as StickerTexts;
  const [days, more] = root.querySelectorAll('[role="status"] > *');
  const keys = root.querySelectorAll('button');
  const link = document.createElement('a');
  link.className = 'button button-outline';
  link.download = 'state-inspection.ics';

  root.addEventListener('click', async ({ target }) => {
    const pressed = (target as Element).closest('button');
    if (!pressed) return;
    for (const key of keys) key.setAttribute('aria-pressed', String(key === pressed));
    const now = new Date();
    const { daysLeft, lastDay, visit, open } = readSticker(+pressed.value, zonedTime(now, zone), places.shop);
    days!.textContent = daysLeft > 1 ? texts.daysLeft.replace('{days}', String(daysLeft)) : daysLeft ? texts.oneDayLeft : texts.lastDay;
    const sentences = [texts.goodThrough.replace('{date}', longDate(lastDay))];
    if (open && daysBetween(open.day, lastDay)) {
      const text = visit ? texts.closed : texts.tooLate;
      sentences.push(text.replace('{date}', longDate(open.day)).replace('{hours}', timesLabel(open.times)));
    }
    sentences.push(texts.runOut.replace('{month}', monthYear({ ...lastDay, year: lastDay.year - 1 })));
    more!.textContent = sentences.join(' ');
    // The calendar entry moves what is below it, so the answer is painted first.
    await afterPaint();
    if (!visit) return link.remove();
    link.textContent = texts.remind.replace('{dates}', [...new Set([visit.from, visit.to].map(shortDate))].join(' – '));
    link.href = calendarHref({ ...texts, ...visit }, now);
    root.append(link);
  });
}
