import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { ComplaintTexts, Service } from '../../../src/schema/content.ts';
import { CONTENT } from '../../support/this-shop.ts';

/** The answers of this shop, and those of a new shop. The tests assume the worst cause. */
describe.each([`${CONTENT}/complaints.yaml`, 'scripts/new-shop/complaints.yaml'])('%s', (file) => {
  const { complaints } = parse(readFileSync(file, 'utf8')) as ComplaintTexts;
  const answerTo = (id: string) => complaints.find((one) => one.id === id)!;
  /** The complaints that the owner has not deleted. */
  const those = (...ids: string[]) => ids.filter((id) => answerTo(id));

  test.each(those('leaks', 'smells', 'overheats'))(
    '%s means stop, also while the shop is closed: away from the car, and 911',
    (id) => {
      const { urgency, when, afterHours } = answerTo(id);
      expect(urgency).toBe('stop');
      for (const text of [when, afterHours]) expect(text).toMatch(/well away from .*\b911\b/);
      expect(afterHours).toMatch(/^Don't drive it.* roadside help/);
    },
  );

  test.each(those('grinds', 'battery-light', 'wont-start', 'engine-light-flashing'))(
    '%s means stop',
    (id) => {
      expect(answerTo(id).urgency).toBe('stop');
    },
  );

  test('whoever may drive on knows when to stop', () => {
    const driven = complaints.filter(
      ({ urgency, id }) => urgency !== 'stop' && !/inspection|sticker/.test(id),
    );
    expect(driven.length).toBeGreaterThan(0);
    for (const { when } of driven) expect(when).toMatch(/don't drive it|stop and call/i);
  });
});

/**
 * Dangers, orders that a text about a danger must give, and words of patience that it must not
 * have.
 */
const DANGER = /grinding|soft|sinks|red brake|red oil|\bcord\b|bulge|hot plastic|battery light/i;
const ORDER = /don't drive|stop where|pull over/i;
const PATIENCE = /this week|come in|\bsoon\b/i;

test.each([`${CONTENT}/services`, 'scripts/new-shop/services'])(
  '%s: a sign of danger says to stop, apart from the signs that can wait',
  (folder) => {
    const signs = readdirSync(folder).flatMap((file) => {
      const { answers } = parse(readFileSync(`${folder}/${file}`, 'utf8')) as Service;
      return answers.signs?.bullets ?? [];
    });
    const dangerous = signs.filter((sign) => DANGER.test(sign));
    expect(dangerous.length).toBeGreaterThan(0);
    for (const sign of dangerous) expect(sign).toMatch(ORDER);
    expect(signs.filter((sign) => ORDER.test(sign) && PATIENCE.test(sign))).toEqual([]);
  },
);
