import mapData from '../drawings/map-data.json' with { type: 'json' };
import type { BuildDay } from '../generator/index.ts';
import { isNoticeOver } from '../rules/content-on-day.ts';
import { isExpired } from '../rules/coupon-expiry.ts';
import { milesBetween } from '../rules/miles-between.ts';
import { formatIsoDay } from '../rules/days.ts';
import { diagnosticsOf } from '../rules/services.ts';
import type { Content } from './content.ts';

/**
 * Sentences about content that is outdated or that no page shows. They do not name the content's
 * folder: another shop has another.
 */
export function reminders(content: Content, day: BuildDay): string[] {
  return [
    ...outdatedRules(content, formatIsoDay(day)),
    ...pastHolidays(content, formatIsoDay(day)),
    ...endedCoupons(content, formatIsoDay(day)),
    ...oldNotice(content, day),
    ...movedMap(content),
    ...hiddenComplaints(content),
  ];
}

function outdatedRules({ inspections: { emissions } }: Content, today: string): string[] {
  if (!emissions) return [];
  const { rule, heading } = emissions.questions;
  if (!isOutdated(rule.checked, today)) return [];
  return [
    `inspections/emissions.yaml: the answers of "${heading}" were last checked on ` +
      `${rule.checked}, over a year ago. Compare them with ${rule.name}, and put today's date in ` +
      '"checked".',
  ];
}

/**
 * Whether a rule was last checked more than a year before a day (both `YYYY-MM-DD`): it may have
 * changed since.
 */
function isOutdated(checked: string, today: string): boolean {
  const [year = '', ...day] = checked.split('-');
  return [Number(year) + 1, ...day].join('-') < today;
}

/** A shop that lists no holidays at all may have none. */
function pastHolidays({ shop: { holidays } }: Content, today: string): string[] {
  const last = holidays
    .map(({ date }) => date)
    .sort()
    .at(-1);
  if (last === undefined || last >= today) return [];
  return [
    `shop.yaml: the last of the holidays was ${last}. ` +
      'On the next one the site will say that the shop is open as usual. ' +
      'Add the days to come, or write "holidays: []".',
  ];
}

const oldNotice = ({ shop: { notice } }: Content, day: BuildDay): string[] =>
  notice && isNoticeOver(notice, day)
    ? [`shop.yaml: the notice ended on ${notice.until}, so no page shows it. Delete it.`]
    : [];

const endedCoupons = ({ coupons }: Content, today: string): string[] =>
  coupons
    .filter((coupon) => isExpired(coupon, today))
    .map(
      ({ id, expires }) =>
        `coupons.yaml: the coupon "${id}" ended on ${expires}, so no page shows it. ` +
        'Delete it, or write a later day in "expires".',
    );

/** Only the page of diagnostics has room for the answers. */
function hiddenComplaints({ services, complaintTexts }: Content): string[] {
  if (complaintTexts.complaints.length === 0) return [];
  if (diagnosticsOf(services)) return [];
  return [
    'complaints.yaml: no page shows these answers, and the home page has no complaints, ' +
      'because there is no services/vehicle-diagnostics.yaml.',
  ];
}

/**
 * The map data reaches a little farther than the map shows, so a small correction of the point
 * needs no new data.
 */
const MOVED_MILES = 1;

function movedMap({ shop: { point } }: Content): string[] {
  if (milesBetween(point, mapData.point) <= MOVED_MILES) return [];
  return [
    'shop.yaml: the point is no longer the one around which the county lines of the map were ' +
      'cut. Run npm run map-data.',
  ];
}
