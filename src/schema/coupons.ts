import * as v from 'valibot';
import { field } from '../generator/index.ts';
import { dateWords } from '../generator/portable.ts';
import { ANY_ORDER, FREE } from '../rules/coupon-terms.ts';
import { dollars } from '../rules/dollars.ts';
import { forEditor, type Presence } from './for-editor.ts';
import { isoDate } from './hours.ts';
import {
  amount,
  initial,
  line,
  parseTyped,
  plainText,
  serviceId,
  shortName,
} from './field-types.ts';
import { requirement } from './requirements.ts';

const PERCENT = /^(?:[1-9]\d?|100)%$/;

type Terms = {
  value: number | string;
  off?: unknown;
  work?: string;
  with?: string;
  minimum?: number;
  beforeTax?: boolean;
};

type TermName = Exclude<keyof Terms, 'value'>;

const isPercent = (value: unknown): boolean => typeof value === 'string' && PERCENT.test(value);

type TermPresence = { [Name in TermName]?: Presence };

// The terms that a coupon must or may have. Forms show and ask for no others.
const OF_FREE_WORK: TermPresence = { work: 'must', with: 'may' };
const OF_DISCOUNT: TermPresence = { off: 'must', minimum: 'may' };

const MISPLACED: Record<TermName, string> = {
  off: requirement('ofFree'),
  work: requirement('ofAmounts'),
  with: requirement('ofAmounts'),
  minimum: requirement('ofFree'),
  beforeTax: requirement('ofMinimum'),
};

const MISSING: { [Name in TermName]?: string } = {
  off: requirement('offWhat'),
  work: requirement('freeWork'),
};

function presenceOfTerm(name: TermName, coupon: Terms): Presence {
  if (name === 'beforeTax') return coupon.minimum === undefined ? 'not' : 'may';
  return (coupon.value === FREE ? OF_FREE_WORK : OF_DISCOUNT)[name] ?? 'not';
}

/** Makes the field of a term, which only some coupons have. */
const term = <Schema extends v.GenericSchema>(name: TermName, schema: Schema) =>
  v.optional(
    v.pipe(
      schema,
      forEditor({ presence: (coupon: Terms) => presenceOfTerm(name, coupon) }),
    ) as unknown as Schema,
  );

/** A coupon off any order has no page, and one off a service has that service's page. */
const presenceOfService = ({ value, off, service }: Terms & { service?: string }): Presence =>
  service !== undefined || value === FREE || (typeof off === 'string' && off !== ANY_ORDER)
    ? 'may'
    : 'not';

/** The mistake of a term, given the other terms. */
function mistakeIn(coupon: Terms, name: TermName): string | undefined {
  const presence = presenceOfTerm(name, coupon);
  const isGiven = coupon[name] !== undefined && coupon[name] !== false;
  if (isGiven) return presence === 'not' ? MISPLACED[name] : undefined;
  return presence === 'must' ? MISSING[name] : undefined;
}

/** Adds a percent sign: in the field of a percentage, the owner means no dollars. */
const correctedPercent = (typed: string): string =>
  typed.replace(/^(\d+)\s*(?:%|percent)?(?:\s*off)?$/i, '$1%');

/** What a card says before a coupon's own words: `$7 off`, `7% off`, `off`. */
const SAID_BEFORE = /^(?:\$?\s*(\d[\d,]*)\s*(%|percent|dollars)?\s*)?off\s+(?!road\b)(?=\S)/i;

/** Takes out what the card says anyway, such as `$7 off`. Any other amount stays as it is. */
function withoutAmount(typed: string, coupon: Terms): string {
  const [said, digits, unit] = SAID_BEFORE.exec(typed) ?? [''];
  const amount = digits?.replaceAll(',', '').concat(/%|percent/i.test(unit ?? '') ? '%' : '');
  const isSame = amount === undefined || amount === String(coupon.value);
  return isSame ? typed.slice(said.length) : typed;
}

const valueSchema = v.pipe(
  v.union(
    [
      field(
        'Percent',
        'Such as 10%.',
        v.pipe(
          v.string(),
          initial(''),
          forEditor({ inputKind: 'number' }),
          parseTyped(correctedPercent),
          v.regex(PERCENT, requirement('value')),
        ),
      ),
      field('Dollars', v.pipe(v.number(), initial(0), v.integer(), v.minValue(1))),
      field('Free', v.literal(FREE)),
    ],
    requirement('value'),
  ),
  forEditor({
    nameOf: (value: unknown) => (typeof value === 'number' ? dollars(value) : undefined),
  }),
);

/** The page of an inspection shows no coupons. */
const couponService = v.pipe(
  serviceId,
  forEditor({ mayName: ({ inspection }: { inspection?: string }) => inspection === undefined }),
);

const offSchema = v.union(
  [
    field('Any order', v.literal(ANY_ORDER)),
    field(
      'A service',
      v.strictObject({ service: field('Service', 'Its page shows the coupon.', couponService) }),
    ),
    field(
      'In your own words',
      v.pipe(
        line,
        parseTyped(withoutAmount),
        v.check((words) => !SAID_BEFORE.test(words), requirement('saidBefore')),
      ),
    ),
  ],
  requirement('off'),
);

/** A coupon by its terms: `10% off brakes until Sun, Dec 20, 2026`. */
function couponName({ value, off, work, minimum, expires }: Terms & { expires?: string }): string {
  // Nobody has given an amount yet.
  if (!value) return 'New';
  const amount = typeof value === 'number' ? dollars(value) : value;
  const { service } = (off ?? {}) as { service?: string };
  return [
    value === FREE ? `Free ${work ?? ''}` : `${amount} off`,
    value !== FREE && (typeof off === 'string' ? off : service?.replaceAll('-', ' ')),
    value !== FREE && minimum && `over ${dollars(minimum)}`,
    expires && `until ${dateWords(expires)}`,
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * A coupon gives a percentage off something, whole dollars off it, or free work (maybe with a
 * purchase).
 */
const couponSchema = v.pipe(
  v.strictObject({
    id: field(
      'Short name',
      'Without an amount, such as free-brake-inspection. Links use it: do not change it later.',
      shortName('work', 'description'),
    ),
    service: field(
      'Service page',
      'This page shows the coupon, too. Leave it out if the coupon is good for any work, or is ' +
        'off a service, whose page shows it anyway.',
      v.optional(v.pipe(couponService, forEditor({ presence: presenceOfService }))),
    ),
    value: field('What it gives', 'A percentage, dollars, or free work.', valueSchema),
    off: field(
      'Kind of work',
      'Words of your own go on after “off”, such as any brake work.',
      term('off', offSchema),
    ),
    work: field(
      'Free work',
      'What is free. Begin with a small letter: it stands inside a sentence.',
      term('work', line),
    ),
    with: field(
      'With',
      'What the customer must buy, such as every oil change.',
      term('with', line),
    ),
    minimum: field(
      'Only for orders over',
      'Dollars. Leave it out if any order counts.',
      term('minimum', amount),
    ),
    beforeTax: field('The order is counted before tax', term('beforeTax', v.boolean())),
    newCustomers: field('Only for new customers', v.optional(v.boolean())),
    combinable: field('Can be used with another coupon', v.optional(v.boolean())),
    perCustomer: field(
      'Uses for each customer',
      v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
    ),
    expires: field('Last day', 'After it, no page shows the coupon.', v.optional(isoDate)),
    description: field(
      'What the customer gets',
      'Without conditions and amounts.',
      v.optional(plainText),
    ),
    note: field('Any other term', 'Without amounts and days.', v.optional(plainText)),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    const input = (dataset.value ?? {}) as Terms;
    const { value } = input;
    // Another check reports any other value.
    if (value !== FREE && typeof value !== 'number' && !isPercent(value)) return;
    for (const key of Object.keys(MISPLACED) as TermName[]) {
      const message = mistakeIn(input, key);
      const at = { type: 'object', origin: 'value', input, key, value: input[key] } as const;
      if (message) addIssue({ message, path: [at] });
    }
  }),
  forEditor({ nameOf: couponName }),
);

export const couponsSchema = field(
  'Coupons',
  v.strictObject({
    coupons: field(
      'Coupons',
      'In the order of the page. Six fit on one printed sheet.',
      v.array(
        field(
          'Coupon',
          'Without a last day, it does not end: its card always says the first of next month.',
          couponSchema,
        ),
      ),
    ),
  }),
);

export type Coupon = v.InferOutput<typeof couponSchema>;
