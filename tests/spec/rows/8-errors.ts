import { on, trials, type Row } from '../row.ts';
import { button, heading, equals, isTrue } from '../checks.ts';
import { NOT_FOUND } from '../shop.ts';
import { tryOn } from '../visitor.ts';
import { poll } from '../../support/poll.ts';

/** Waits until the console says a line. A second such line is a fault. */
async function saysOnce(said: string[], isIt: (line: string) => boolean): Promise<string[]> {
  await poll('the console says it', async () => said.some(isIt));
  return said.filter(isIt).length === 1 ? [] : [`the console says ${said}`];
}

export const ROWS: Row[] = [
  ...on('8', NOT_FOUND, {
    "Unknown route: page titled '404 - Page Not Found'": equals(
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
    'the missing path is logged to the console': tryOn(NOT_FOUND, (_page, said) =>
      saysOnce(said, (line) => line.includes(NOT_FOUND) && line.includes('404')),
    ),
    'Analytics script load failure: only a console message (in development suggests checking ad blockers; in production suggests enabling web analytics and redeploying). Nothing is shown to the user.':
      tryOn('/about', async (page, said) => {
        const before = await page.locator('body').innerText();
        const faults = await saysOnce(said, (line) =>
          /enable Web Analytics for your project and deploy again/.test(line),
        );
        const after = await page.locator('body').innerText();
        return after === before ? faults : [...faults, 'the page changed'];
      }),
  }),
];
