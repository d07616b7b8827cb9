import { type CalendarTexts, calendarHref } from '../rules/calendar-file.ts';
import { daysBetween, formatIsoDay } from '../rules/days.ts';
import { longDate, shortDates } from '../rules/dates-format.ts';
import { zonedTime } from '../generator/portable.ts';
import type { Day } from '../generator/index.ts';
import type { OpenDay } from '../rules/hours.ts';
import { timesLabel } from '../rules/hours-format.ts';
import { inspectionDays, planRecheck } from '../rules/recheck.ts';
import { everyMinute } from './every-minute.client.ts';
import { laneData } from './opening-data.client.ts';
import { textWriter } from './text-writer.client.ts';

type RecheckTexts = CalendarTexts &
  Record<'earlier' | 'later' | 'lastDay' | 'over' | 'open' | 'closed' | 'remind' | 'days', string>;

/**
 * Shows by which day a rejected car must come back, when the shop is open until then, and a
 * calendar entry. The visitor may go back to an earlier day of the inspection.
 */
export function start(root: HTMLElement): void {
  const recheck = new RecheckAnswer(root);
  everyMinute(() => recheck.show());
}

class RecheckAnswer {
  /** The day of the inspection that the visitor has chosen; empty for the first one. */
  #chosen = '';
  readonly #root: HTMLElement;
  readonly #texts: RecheckTexts;
  readonly #write: (text: string) => void;
  readonly #earlier: HTMLButtonElement;
  readonly #later: HTMLButtonElement;
  readonly #steps = Object.assign(document.createElement('p'), { className: 'recheck-steps' });
  readonly #entry = Object.assign(document.createElement('a'), {
    className: 'button button-outline',
    download: 'recheck.ics',
  });

  constructor(root: HTMLElement) {
    this.#root = root;
    this.#texts = root.dataset as RecheckTexts;
    const answer = root.querySelector('[role="status"]')!;
    this.#write = textWriter(answer);
    this.#earlier = stepButton(this.#texts.earlier);
    this.#later = stepButton(this.#texts.later);
    this.#steps.append(this.#earlier, this.#later);
    answer.after(this.#steps);
    this.#steps.addEventListener('click', ({ target }) => {
      const button = (target as Element).closest('button');
      if (button?.getAttribute('aria-disabled') !== 'false') return;
      this.#chosen = button.value;
      this.show();
    });
  }

  /** Writes the answer as of now. */
  show(): void {
    const now = new Date();
    const { zone, lane } = laneData(this.#root);
    const today = zonedTime(now, zone);
    const allowed = Number(this.#texts.days);
    const inspected = this.#stepTo(inspectionDays(lane, today, allowed));
    const { lastDay, visit } = planRecheck(lane, inspected, today, allowed);
    if (visit) this.#offerEntry(visit.day, today.year, now);
    else this.#entry.remove();
    const dates = this.#texts.lastDay
      .replace('{inspected}', longDate(inspected))
      .replace('{date}', longDate(lastDay));
    this.#write(`${dates} ${visit ? this.#hoursOn(visit, lastDay) : this.#texts.over}`);
  }

  /** The chosen day, or the first. Each button gets the day to which it steps. */
  #stepTo(days: Day[]): Day {
    const chosen = Math.max(
      0,
      days.findIndex((day) => formatIsoDay(day) === this.#chosen),
    );
    for (const [button, day] of [
      [this.#earlier, days[chosen + 1]],
      [this.#later, days[chosen - 1]],
    ] as const) {
      button.value = day && day !== days[0] ? formatIsoDay(day) : '';
      button.setAttribute('aria-disabled', String(!day));
    }
    return days[chosen]!;
  }

  #hoursOn({ day, times }: OpenDay, lastDay: Day): string {
    const { open, closed } = this.#texts;
    const text = daysBetween(day, lastDay) ? closed.replace('{date}', longDate(day)) : open;
    return text.replace('{hours}', timesLabel(times));
  }

  #offerEntry(day: Day, thisYear: number, now: Date): void {
    const span = { from: day, to: day };
    const date = shortDates(span, thisYear);
    this.#entry.textContent = this.#texts.remind.replace('{date}', date);
    this.#entry.href = calendarHref(this.#texts, [span], now);
    // Inserting the link again would take its focus.
    if (!this.#entry.isConnected) this.#steps.after(this.#entry);
  }
}

function stepButton(text: string): HTMLButtonElement {
  return Object.assign(document.createElement('button'), {
    type: 'button' as const,
    textContent: text,
    className: 'button button-outline',
  });
}
