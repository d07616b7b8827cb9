import { type CalendarTexts, calendarHref } from '../rules/calendar-file.ts';
import { daysBetween, longDate, shortDates } from '../rules/days.ts';
import { timesLabel } from '../rules/hours-format.ts';
import { inspectionDays, planRecheck } from '../rules/recheck.ts';
import { isoDay, zonedTime } from '../rules/zoned-time.ts';
import { everyMinute } from './every-minute.client.ts';
import { openingData } from './opening-data.client.ts';

type RecheckTexts = CalendarTexts &
  Record<'day' | 'earlier' | 'lastDay' | 'over' | 'open' | 'closed' | 'remind' | 'days', string>;

/**
 * Shows by which day a rejected car must come back, the last day until then on which the shop is open, and a calendar entry. The
 * visitor may choose the day of the inspection. Until then, it is today, or the next open day.
 */
export function answerRecheck(root: HTMLElement): void {
  const { zone, places } = openingData();
  const texts = root.dataset as RecheckTexts;
  const allowed = Number(texts.days);
  const answer = root.querySelector('[role="status"]')!;
  const select = document.createElement('select');
  const label = document.createElement('label');
  label.append(texts.day, select);
  answer.before(label);
  const link = document.createElement('a');
  link.className = 'button button-outline';
  link.download = 'recheck.ics';

  const show = () => {
    const now = new Date();
    const today = zonedTime(now, zone);
    const days = inspectionDays(places.shop, today, allowed);
    offer(select, [
      ...days.map((day) => ({ value: isoDay(day), text: longDate(day) })),
      { value: '', text: texts.earlier },
    ]);
    const inspected = days[select.selectedIndex];
    const plan = inspected && planRecheck(places.shop, inspected, today, allowed);
    const sentences = [];
    if (plan) sentences.push(texts.lastDay.replace('{date}', longDate(plan.lastDay)));
    if (plan?.visit) {
      const { day, times } = plan.visit;
      const text = daysBetween(day, plan.lastDay)
        ? texts.closed.replace('{date}', longDate(day))
        : texts.open;
      sentences.push(text.replace('{hours}', timesLabel(times)));
      const span = { from: day, to: day };
      link.textContent = texts.remind.replace('{date}', shortDates(span, today.year));
      link.href = calendarHref(texts, [span], now);
      // A link that is put in again loses the focus.
      if (!link.isConnected) answer.after(link);
    } else {
      sentences.push(texts.over);
      link.remove();
    }
    const text = sentences.join(' ');
    if (answer.textContent !== text) answer.textContent = text;
  };
  select.addEventListener('change', show);
  everyMinute(show);
}

/** Renews the days of a list when they have changed. A day that was chosen stays, unless it is gone. */
function offer(select: HTMLSelectElement, choices: { value: string; text: string }[]): void {
  const { value, selectedIndex } = select;
  if (
    [...select.options].map((option) => option.value).join() ===
    choices.map((choice) => choice.value).join()
  )
    return;
  select.replaceChildren(...choices.map((choice) => new Option(choice.text, choice.value)));
  if (selectedIndex > 0) select.value = value;
  if (select.selectedIndex < 0) select.selectedIndex = 0;
}
