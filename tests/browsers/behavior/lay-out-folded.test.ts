import { inject, test } from 'vitest';
import { sharedBrowser } from '../support/shared-browser.ts';

const { url } = inject('sampleSite');

test('the browser is asked for the layout of everything folded, before a visitor opens it', async () => {
  const page = await (await sharedBrowser()).newPage({ viewport: { width: 1440, height: 900 } });
  try {
    await page.addInitScript(() => {
      const asked = new Set<Element | null>();
      const { getBoundingClientRect } = Element.prototype;
      Element.prototype.getBoundingClientRect = function () {
        asked.add(this);
        return getBoundingClientRect.call(this);
      };
      Object.assign(window, { asked });
    });
    await page.goto(url);
    await page.waitForFunction(() => {
      const { asked } = window as unknown as { asked: Set<Element | null> };
      const folded = [...document.querySelectorAll('details')];
      return folded.length > 0 && folded.every(({ lastElementChild }) => asked.has(lastElementChild));
    });
  } finally {
    await page.close();
  }
});
