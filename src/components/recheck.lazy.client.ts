import { type CalendarTexts, calendarHref } from '../rules/calendar-file.ts';
import { daysBetween, isoDay } from '../rules/days.ts';
import { longDate, shortDates } from '../rules/dates-format.ts';
import { zonedTime } from '../generator/tools.ts';
import { timesLabel } from '../rules/hours-format.ts';
import { inspectionDays, planRecheck } from '../rules/recheck.ts';
import { everyMinute } from './every-minute.client.ts';
import { openingData } from './opening-data.client.ts';
import { textWriter } from './text-writer.client.ts';

type RecheckTexts = CalendarTexts &
  Record<'earlier' | 'later' | 'lastDay' | 'over' | 'open' | 'closed' | 'remind' | 'days', string>;

/**
 * Shows by which day a rejected car must come back, when the shop is open until then, and a
 * calendar entry. The visitor may go back to an earlier day of the inspection.
 */
export function start(root: HTMLElement): void {
  const { zone, places } = openingData();
  const texts = root.dataset as RecheckTexts;
  const allowed = Number(texts.days);
  const answer = root.querySelector('[role="status"]')!;
  const write = textWriter(answer);
  const earlier = stepButton(texts.earlier);
  const later = stepButton(texts.later);
  const steps = Object.assign(document.createElement('p'), { className: 'recheck-steps' });
  steps.append(earlier, later);
  answer.after(steps);
  let chosen = '';
  const link = document.createElement('a');
  link.className = 'button button-outline';
  link.download = 'recheck.ics';

  const show = () => {
    const now = new Date();
    const today = zonedTime(now, zone);
    const days = inspectionDays(places.shop, today, allowed);
    const place = Math.max(
      0,
      days.findIndex((day) => isoDay(day) === chosen),
    );
    const inspected = days[place]!;
    for (const [button, day] of [
      [earlier, days[place + 1]],
      [later, days[place - 1]],
    ] as const) {
      button.value = day && day !== days[0] ? isoDay(day) : '';
      button.setAttribute('aria-disabled', String(!day));
    }
    const { lastDay, visit } = planRecheck(places.shop, inspected, today, allowed);
    const sentences = [
      texts.lastDay
        .replace('{inspected}', longDate(inspected))
        .replace('{date}', longDate(lastDay)),
    ];
    if (visit) {
      const { day, times } = visit;
      const text = daysBetween(day, lastDay)
        ? texts.closed.replace('{date}', longDate(day))
        : texts.open;
      sentences.push(text.replace('{hours}', timesLabel(times)));
      const span = { from: day, to: day };
      link.textContent = texts.remind.replace('{date}', shortDates(span, today.year));
      link.href = calendarHref(texts, [span], now);
      // A link that is put in again loses the focus.
      if (!link.isConnected) steps.after(link);
    } else {
      sentences.push(texts.over);
      link.remove();
    }
    write(sentences.join(' '));
  };
  steps.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button');
    if (button?.getAttribute('aria-disabled') !== 'false') return;
    chosen = button.value;
    show();
  });
  everyMinute(show);
}

function stepButton(text: string): HTMLButtonElement {
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    textContent: text,
  });
  button.className = 'button button-outline';
  return button;
}
