import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { comeBackAt, draftOf, openPage } from '../support/open-page.ts';
import { SHOP } from '../../support/sites.ts';

const { labels, services, inspections, complaints } = SHOP.content;
const brakes = services.find(({ id }) => id === 'brakes')!;
const emissions = services.find(({ kind }) => kind === 'emissions-inspection')!;
const urgent = complaints.complaints.find(({ urgency }) => urgency === 'stop')!;

const VISIT = { site: 'shopSite', width: 1280, runs: true } as const;

/** Where the buttons of a page lead that would call, their words, and those that are seen. */
const buttons = (page: Page) =>
  page
    .locator('a.button:is([href^="tel:"], [href^="mailto:"])')
    .filter({ visible: true })
    .evaluateAll((all) =>
      all.map((button) => {
        const textOf = (element: Element) =>
          (element as HTMLElement).innerText.replace(/\s+/g, ' ');
        const seen = [...button.children]
          .filter((part) => getComputedStyle(part).clipPath === 'none')
          .map(textOf);
        return {
          scheme: button.getAttribute('href')!.split(':')[0],
          words: textOf(button),
          seen: seen.join(' '),
        };
      }),
    );

test.each([
  {
    when: 'on Saturday at 9 PM',
    time: '2026-11-21T21:00:00-05:00',
    opens: 'Mon 8 AM',
    service: brakes,
    schedules: [labels.schedule, labels.schedule],
    calls: [],
  },
  {
    when: 'on Thanksgiving at noon',
    time: '2026-11-26T12:00:00-05:00',
    opens: 'Fri 8 AM',
    service: emissions,
    schedules: [labels.schedule],
    calls: [emissions.callButton, inspections.emissions!.pricing.callLabel],
  },
])(
  '$when every button that would ring in the empty shop offers e-mail, in the same room, and numbers stay links',
  async ({ time, opens, service, schedules, calls }) => {
    const page = await openPage(service.path, { ...VISIT, time });
    const offer = `${labels.mail.us} ${labels.mail.opens.replace('{time}', opens)}`;
    // "Schedule" stays true and is seen. "Call" is not, but the name still begins with it.
    expect(await buttons(page)).toEqual([
      ...schedules.map((words) => ({
        scheme: 'mailto',
        words: `${words} ${offer}`,
        seen: `${words} ${offer}`,
      })),
      ...calls.map((words) => ({ scheme: 'mailto', words: `${words} ${offer}`, seen: offer })),
    ]);
    for (const words of [...schedules, ...calls])
      expect(
        await page.getByRole('link', { name: `${words} ${labels.mail.us}` }).count(),
      ).toBeGreaterThan(0);
    expect(
      await page.locator('.top-bar a[href^="tel:"], .site-footer a[href^="tel:"]').count(),
    ).toBe(2);
    expect((await draftOf(page, '.site-header-call')).lines).toContain(
      `${labels.mail.service}: ${service.name}`,
    );
    const sizeOf = () =>
      page
        .locator('.button')
        .evaluateAll((all) => all.map((one) => [one.clientWidth, one.clientHeight]));
    const closed = await sizeOf();
    await comeBackAt(page, '2026-11-24T10:00:00-05:00');
    expect(await sizeOf()).toEqual(closed);
  },
);

test('the buttons of an open answer offer an e-mail with its questions, and the call once the shop has opened', async () => {
  const page = await openPage(`/#${urgent.id}`, { ...VISIT, time: '2026-11-23T07:58:30-05:00' });
  const button = page.locator('[role=dialog] .button:not(.button-outline)');
  await button.waitFor();
  const linkOf = () => button.evaluate((link: HTMLAnchorElement) => decodeURIComponent(link.href));
  await expect.poll(linkOf).toContain(urgent.tell[2]);
  expect(await linkOf()).toContain(`${labels.mail.complaint}: ${urgent.words}`);
  await page.clock.runFor('03:00');
  expect(await linkOf()).toMatch(/^tel:/);
  expect((await buttons(page)).filter(({ scheme }) => scheme !== 'tel')).toEqual([]);
});
