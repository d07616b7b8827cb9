import { expect } from 'vitest';
import { shortHours } from '../../src/rules/hours-format.ts';
import { SERVICE_NAMES } from '../../src/rules/services.ts';
import { attribute, select, selectAll, textOf } from '../support/select.ts';
import type { Rules } from './rules.ts';

export const complaints: Rules = ({ content, htmlOf, pagePaths, pageAt }, test) => {
  const { complaints, labels, services, shop } = content;
  const answersPage = services.find(({ kind }) => kind === 'diagnostics');
  const classesOf = (text: string) => text.split(' ').filter(Boolean);
  const needsNoCall = (ids: string[]) => ids.every((id) => services.find((service) => service.id === id)!.kind?.includes('inspection'));
  const numberOf = (id: string) => services.find((service) => service.id === id)!.number;

  if (answersPage !== undefined) {
    test('home lists every complaint under the car, and each links to its answer and names the parts to light', () => {
      const links = selectAll(pageAt('/'), '.hero .complaints a');
      expect(links.map((link) => [textOf(link), attribute(link, 'href'), classesOf(attribute(link, 'class'))])).toEqual(
        complaints.complaints.map(({ id, words, services: ids }) => [
          words,
          `${answersPage.path}#${id}`,
          ids.map((name) => `n${numberOf(name)}`),
        ]),
      );
    });

    test('every answer has its urgency, what we check first, three things to tell us, and links to the services', () => {
      const list = select(pageAt(answersPage.path), '.complaint-list');
      for (const { id, words, services: ids, urgency, tell, afterHours } of complaints.complaints) {
        const answer = select(list, `details[id=${id}]`);
        expect([textOf(select(answer, 'h3')), textOf(select(answer, `.complaint-list-${urgency} b`))]).toEqual([
          words,
          labels.complaint[urgency],
        ]);
        expect(selectAll(answer, 'h4').map(textOf)).toEqual([
          labels.complaint.first,
          needsNoCall(ids) ? labels.complaint.know : labels.complaint.tell,
        ]);
        // Without script, the shop's hours tell whether this is meant.
        const help = afterHours ?? (urgency === 'stop' ? labels.complaint.afterHours : undefined);
        expect(answer.querySelectorAll('.complaint-list-closed').map(textOf)).toEqual(
          help ? [`${labels.place.shop} ${shortHours(shop.hours.shop)} ${help.replace(/\s+/g, ' ').trim()}`] : [],
        );
        expect(selectAll(answer, 'ol li').map(textOf)).toEqual(tell);
        expect(selectAll(answer, '.complaint-list-work a').map((link) => [attribute(link, 'href'), textOf(link)])).toEqual(
          ids.map((name) => services.find((service) => service.id === name)!).map(({ path, number, name }) => [path, `${number} ${name}`]),
        );
      }
    });
  }

  test('every part on the car links to the same page as its number in the list, and screen readers get only the list', () => {
    const hero = select(pageAt('/'), '.hero');
    const listed = selectAll(hero, '.hero-callouts a');
    const pressed = selectAll(hero, '.hero-tap');
    const target = (link: (typeof listed)[number]) => `${classesOf(attribute(link, 'class')).at(-1)} ${attribute(link, 'href')}`;
    expect(pressed.map(target).sort()).toEqual(listed.map(target).sort());
    expect(new Set(pressed.map((link) => attribute(link, 'tabindex')))).toEqual(new Set(['-1']));
    expect(selectAll(hero, 'g[aria-hidden=true] .hero-tap')).toHaveLength(pressed.length);
    for (const link of listed) selectAll(hero, `.phantom g.${attribute(link, 'class')}`);
  });

  test('view transition names are unique on a page, and a number has the same name on the page that it links to', () => {
    const namesOn = (path: string) => htmlOf(path).match(/--travel:n\d+/g) ?? [];
    for (const names of pagePaths.map(namesOn)) expect(new Set(names).size).toBe(names.length);
    const isOnCar = (id: string) => (SERVICE_NAMES as readonly string[]).includes(id);
    for (const { id, path } of services) {
      const [name, ...others] = namesOn(path);
      expect(others).toEqual([]);
      if (isOnCar(id)) expect(namesOn('/')).toContain(name);
      expect(namesOn('/services')).toContain(name);
    }
  });
};
