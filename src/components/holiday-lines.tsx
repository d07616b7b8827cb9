import type { SiteContext } from '../site-context.ts';
import { removalAttributesAfter } from './timed.ts';

/** One line for each place with other hours on a holiday soon. The script removes past ones. */
export function HolidayLines({ context }: { context: SiteContext }) {
  return context.holidays.map(({ date, text }) => (
    <p key={text} {...removalAttributesAfter(date)}>
      {text}
    </p>
  ));
}
