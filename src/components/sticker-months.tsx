import type { StateInspection } from '../schema/content.ts';
import type { SiteContext } from '../site-context.ts';
import { monthName } from '../rules/dates-format.ts';
import { toolTexts } from './tool-texts.ts';

type StickerMonthsProps = {
  context: SiteContext;
  inspection: StateInspection;
  path: string;
};

const MONTH_NUMBERS = Array.from({ length: 12 }, (_, index) => index + 1);

/** Twelve buttons, one for each month on a sticker. */
export function StickerMonths({ context, inspection, path }: StickerMonthsProps) {
  const { sticker, lastCar } = inspection;
  const { keys, ...own } = context.labels.sticker;
  const texts = { ...own, closed: context.labels.recheck.closed };
  return (
    <div
      className="sticker-months"
      data-widget="tool"
      data-tool="sticker-months"
      data-last-car={lastCar}
      {...toolTexts(context, texts, sticker, path)}
    >
      <div className="sticker-months-keys" role="group" aria-label={keys}>
        {MONTH_NUMBERS.map((month) => (
          <button key={month} type="button" value={month} aria-pressed="false">
            {monthName(month)}
          </button>
        ))}
      </div>
      <div role="status">
        <div className="sticker-months-days" data-unanswered={sticker.where} />
        <p />
      </div>
    </div>
  );
}
