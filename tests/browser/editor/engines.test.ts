import { describe, expect, test } from 'vitest';
import { OTHER_ENGINES, openTab } from '../engines/open-tab.ts';
import type { Tab } from '../engines/tab.ts';
import { editedCopy, HEADING } from './edit-server.ts';

/** Types like a keyboard that composes whole words. */
const type = (tab: Tab, text: string): Promise<void> =>
  tab.evaluate((words) => void document.execCommand('insertText', false, words), text);

const waitForSaid = (tab: Tab, words: string): Promise<void> =>
  tab.waitFor(
    `the editor says ${words}`,
    (said) =>
      document
        .querySelector('site-editor')
        ?.shadowRoot?.querySelector('.status')
        ?.textContent?.includes(said) === true,
    words,
  );

/** Runs in the page. Takes the next step to the price. Tells if its input had the focus before. */
function openPrice(): boolean {
  const root = document.querySelector('site-editor')!.shadowRoot!;
  const input = root.querySelector<HTMLInputElement>('input[inputmode]');
  if (input) {
    // An opening sheet takes the focus away, so only the focus from an earlier call counts.
    const wasFocused = root.activeElement === input;
    input.closest('details')?.setAttribute('open', '');
    input.focus();
    input.select();
    return wasFocused;
  }
  const buttons = [...root.querySelectorAll('button')];
  const find = (words: string): HTMLButtonElement | undefined =>
    buttons.find(({ textContent }) => textContent?.startsWith(words));
  if (!root.querySelector('.sheet')) find('Tasks')?.click();
  else find('Change the price of the emissions')?.click();
  return false;
}

// All other tests use Chromium. An owner's phone may have another engine.
describe.each(OTHER_ENGINES)('%s', (engine) => {
  test('changes a text in its place, and a price in its form', async () => {
    const { url, differences } = await editedCopy('/');
    const tab = await openTab(engine, 'America/New_York');
    await tab.resize(1280, 800);
    await tab.goto(`${url}/`);
    await waitForSaid(tab, 'Click any words');
    await tab.click(HEADING);
    await tab.waitFor(
      'the heading is edited',
      (at) => document.querySelector(at)?.getAttribute('contenteditable') === 'plaintext-only',
      HEADING,
    );
    await type(tab, ' Now.');
    await tab.evaluate(() => void (document.body.dataset.old = 'true'));
    await tab.press('Enter');
    await waitForSaid(tab, 'Saved');
    await tab.waitFor(
      'the page is loaded again and shows it',
      (at) =>
        document.body.dataset.old === undefined &&
        document.querySelector(at)?.textContent?.endsWith(' Now.') === true,
      HEADING,
    );

    await tab.waitFor('the price has the focus', openPrice);
    await type(tab, '28');
    await tab.press('Enter');
    await waitForSaid(tab, '$30 → $28');
    await tab.waitFor('the page shows it', () =>
      document.querySelector('main')!.textContent!.includes('$28'),
    );
    expect(differences().filter((line) => line.startsWith('+'))).toEqual([
      '+ emissions: { amount: 28, label: Emissions }',
      '+ heading: "Inspections: walk in. Now."',
    ]);
  });
});
