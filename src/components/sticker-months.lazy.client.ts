import { type CalendarTexts, calendarHref } from '../rules/calendar-file.ts';
import { longDate, monthYear, shortDate } from '../rules/days.ts';
import { readSticker } from '../rules/sticker.ts';
import { zonedTime } from '../rules/zoned-time.ts';
import { afterPaint } from './after-paint.client.ts';
import { openingData } from './opening-data.client.ts';

type StickerTexts = CalendarTexts & Record<'daysLeft' | 'oneDayLeft' | 'lastDay' | 'goodThrough' | 'runOut' | 'remind', string>;

/** Shows, for the chosen month, how many days the sticker has left, with a calendar entry for the visit. */
export function answerMonths(root: HTMLElement): void {
  const { zone } = openingData();
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
    const { daysLeft, lastDay, visit } = readSticker(+pressed.value, zonedTime(now, zone));
    days!.textContent = daysLeft > 1 ? texts.daysLeft.replace('{days}', String(daysLeft)) : daysLeft ? texts.oneDayLeft : texts.lastDay;
    more!.textContent = `${texts.goodThrough.replace('{date}', longDate(lastDay))} ${texts.runOut.replace('{month}', monthYear({ ...lastDay, year: lastDay.year - 1 }))}`;
    // The calendar entry moves what is below it, so the answer is painted first.
    await afterPaint();
    link.textContent = texts.remind.replace('{dates}', [...new Set([visit.from, visit.to].map(shortDate))].join(' – '));
    link.href = calendarHref({ ...texts, ...visit }, now);
    root.append(link);
  });
}
