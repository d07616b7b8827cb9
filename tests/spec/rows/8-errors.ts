import { on, trials, type Row } from '../row.ts';
import { button, heading, is, isTrue } from '../checks.ts';
import { NOT_FOUND } from '../shop.ts';
import { consoleOf, visitor } from '../visitor.ts';
import { FIRST_MOMENT } from '../visits.ts';

const VISIT = { moment: FIRST_MOMENT, device: 'desktop', hasScript: true } as const;

export const ROWS: Row[] = [
  ...on('8', NOT_FOUND, {
    "Unknown route: page titled '404 - Page Not Found'": is(
      'the title',
      ({ title }) => title,
      '404 - Page Not Found',
    ),
    "text 'Oops! Page not found'": heading('Oops! Page not found'),
    'a Return to Home link': button('Return to Home', { href: '/' }),
    'marked noindex': isTrue(
      'robots says so',
      ({ robots }) => robots?.startsWith('noindex') === true,
    ),
  }),
  ...trials('8', {
    'the missing path is logged to the console': async (browser, url) => {
      await using context = await visitor(browser, url, VISIT);
      const page = await context.newPage();
      const said = consoleOf(page);
      await page.goto(NOT_FOUND);
      return said.some((line) => line.includes(NOT_FOUND) && line.includes('404'))
        ? []
        : [`it says ${said}`];
    },
    'Analytics script load failure: only a console message (in development suggests checking ad blockers; in production suggests enabling web analytics and redeploying). Nothing is shown to the user.':
      async (browser, url) => {
        await using context = await visitor(browser, url, VISIT);
        const page = await context.newPage();
        const said = consoleOf(page);
        await page.goto('/about');
        const before = await page.locator('body').innerText();
        await page.waitForLoadState('networkidle');
        const message = said.filter((line) =>
          /enable Web Analytics for your project and deploy again/.test(line),
        );
        return [
          ...(message.length === 1 ? [] : [`the console says ${said}`]),
          ...((await page.locator('body').innerText()) === before ? [] : ['the page changed']),
        ];
      },
  }),
];
