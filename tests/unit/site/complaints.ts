import { expect, test } from 'vitest';
import { shortHours } from '../../../src/rules/hours-format.ts';
import { isOnCar, SERVICE_NAMES, SERVICES } from '../../../src/rules/services.ts';
import { attribute, select, selectAll, textOf } from '../../support/select.ts';
import type { ShopSite } from '../../support/shop-site.ts';

export function complaints({ content, htmlOf, pagePaths, pageAt }: ShopSite): void {
  const { complaints, labels, services, shop } = content;
  const answersPage = services.find(({ kind }) => kind === 'diagnostics');
  const servicesOf = (ids: string[]) =>
    ids.map((id) => services.find((service) => service.id === id)!);

  if (answersPage !== undefined) {
    test('home lists its complaints under the car, and each links to its answer and names the parts to light', () => {
      const links = selectAll(pageAt('/'), '.hero .complaints a[class]');
      expect(
        links.map((link) => [textOf(link), attribute(link, 'href'), attribute(link, 'class')]),
      ).toEqual(
        complaints.complaints
          .filter(({ home }) => home)
          .map(({ id, words, services: ids }) => [
            words,
            `${answersPage.path}#${id}`,
            servicesOf(ids)
              .map(({ number }) => `n${number}`)
              .join(' '),
          ]),
      );
      const [other] = selectAll(pageAt('/'), '.hero .complaints a:not([class])');
      const [page, id] = attribute(other!, 'href')!.split('#');
      expect(textOf(other!)).toBe(complaints.more);
      expect(select(pageAt(page!), `#${id} .complaint-list`)).toBeDefined();
    });

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

  test('every part on the car, and its row in the list, links to its service; screen readers get only the list', () => {
    const hero = select(pageAt('/'), '.hero');
    const onCar = SERVICE_NAMES.filter(isOnCar).flatMap((name) =>
      services.flatMap(({ art, number, path }) =>
        art === name ? [{ number, path, x: SERVICES[name].onCar.x }] : [],
      ),
    );
    const listed = selectAll(hero, '.hero-callouts a').map((link) => [
      attribute(link, 'class'),
      attribute(link, 'href'),
    ]);
    expect(listed).toEqual(onCar.map(({ number, path }) => [`n${number}`, path]));
    expect(hero.querySelectorAll('.hero-tap')).toHaveLength(onCar.length);
    for (const { number, path, x } of onCar)
      select(
        hero,
        `g[aria-hidden=true] > .hero-tap.n${number}[href=${path}][tabindex=-1] > circle[cx=${x}]`,
      );
  });

  test('view transition names are unique on a page, and a number has the same name on the pages that link to it', () => {
    const namesOn = (path: string) => htmlOf(path).match(/--travel:n\d+/g) ?? [];
    for (const names of pagePaths.map(namesOn)) expect(new Set(names).size).toBe(names.length);
    for (const { art, path } of services) {
      const [name, ...others] = namesOn(path);
      expect(others).toEqual([]);
      expect(namesOn('/services')).toContain(name);
      if (isOnCar(art)) expect(namesOn('/')).toContain(name);
    }
  });
}
