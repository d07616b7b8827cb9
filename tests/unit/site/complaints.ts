import { expect, test } from 'vitest';
import { shortHours } from '../../../src/rules/hours-format.ts';
import { diagnosticsOf } from '../../../src/rules/services.ts';
import { hrefs, select, selectAll, textOf } from '../../support/select.ts';
import type { ShopSite } from '../../support/shop-site.ts';

export function complaints({ content, pageAt }: ShopSite): void {
  const { complaintTexts, labels, services, shop } = content;
  const answersPage = diagnosticsOf(services);
  if (answersPage === undefined) return;

  test('every answer has its urgency, help after hours, three things to tell us, and links to the services', () => {
    const list = select(pageAt(answersPage.path), '.complaint-answers');
    const hours = `${labels.place.shop} ${shortHours(shop.hours.shop)}`;
    for (const {
      id,
      words,
      services: ids,
      urgency,
      tell,
      afterHours,
    } of complaintTexts.complaints) {
      const answer = select(list, `details[id=${id}]`);
      expect(textOf(select(answer, 'h3'))).toBe(words);
      expect(textOf(select(answer, `.complaint-answers-${urgency} b`))).toBe(
        labels.complaint[urgency],
      );
      // Without script, visitors learn from the hours whether the help is meant for them.
      const help = afterHours ?? (urgency === 'stop' ? labels.complaint.afterHours : undefined);
      expect(answer.querySelectorAll('.complaint-answers-closed').map(textOf)).toEqual(
        help ? [`${hours} ${help.replace(/\s+/g, ' ').trim()}`] : [],
      );
      expect(selectAll(answer, 'ol li').map(textOf)).toEqual(tell);
      expect(hrefs(answer, '.complaint-answers-work a')).toEqual(
        ids.map((one) => services.find((service) => service.id === one)!.path),
      );
    }
  });
}
