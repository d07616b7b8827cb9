import { expect, test } from 'vitest';
import { shortHours } from '../../../src/rules/hours-format.ts';
import { attribute, select, selectAll, textOf } from '../../support/select.ts';
import type { ShopSite } from '../../support/shop-site.ts';

export function complaints({ content, pageAt }: ShopSite): void {
  const { complaints, labels, services, shop } = content;
  const answersPage = services.find(({ kind }) => kind === 'diagnostics');
  const servicesOf = (ids: string[]) =>
    ids.map((id) => services.find((service) => service.id === id)!);

  if (answersPage !== undefined) {
    test('every answer has its urgency, what we check first, three things to tell us, and links to the services', () => {
      const list = select(pageAt(answersPage.path), '.complaint-list');
      for (const { id, words, services: ids, urgency, tell, afterHours } of complaints.complaints) {
        const answer = select(list, `details[id=${id}]`);
        const needsNoCall = servicesOf(ids).every(({ kind }) => kind?.includes('inspection'));
        expect(textOf(select(answer, 'h3'))).toBe(words);
        expect(textOf(select(answer, `.complaint-list-${urgency} b`))).toBe(
          labels.complaint[urgency],
        );
        expect(selectAll(answer, 'h4').map(textOf)).toEqual([
          labels.complaint.first,
          needsNoCall ? labels.complaint.know : labels.complaint.tell,
        ]);
        // Without script, the shop's hours tell whether this is meant.
        const help = afterHours ?? (urgency === 'stop' ? labels.complaint.afterHours : undefined);
        expect(answer.querySelectorAll('.complaint-list-closed').map(textOf)).toEqual(
          help
            ? [
                `${labels.place.shop} ${shortHours(shop.hours.shop)} ${help.replace(/\s+/g, ' ').trim()}`,
              ]
            : [],
        );
        expect(selectAll(answer, 'ol li').map(textOf)).toEqual(tell);
        expect(
          selectAll(answer, '.complaint-list-work a').map((link) => [
            attribute(link, 'href'),
            textOf(link),
          ]),
        ).toEqual(servicesOf(ids).map(({ path, number, name }) => [path, `${number} ${name}`]));
      }
    });
  }
}
