import type { Day } from '../generator/site.ts';
import { isOutdated } from '../rules/is-outdated.ts';
import { isoDay } from '../rules/zoned-time.ts';
import type { Content } from './schema.ts';

/** What the owner should check again, in sentences: state rules that were last checked over a year ago. */
export function reminders({ inspections, services }: Content, day: Day): string[] {
  const { rule, heading } = inspections.emissions.walk;
  const isOffered = services.some(({ kind }) => kind === 'emissions-inspection');
  if (!isOffered || !isOutdated(rule.checked, isoDay(day))) return [];
  return [
    `content/inspections/emissions.yaml: the answers of "${heading}" were last checked on ${rule.checked}, over a year ago. Compare them with ${rule.name}, and put today's date in "checked".`,
  ];
}
