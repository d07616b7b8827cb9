import { expect } from 'vitest';
import { onEveryKind } from './every-kind.ts';

onEveryKind('looks the same wherever its late styles are linked', ({ look }) =>
  look({ width: 1440 }, async (page) => {
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    // The link can separate two elements that a style joins with `+`. In the head it separates nothing.
    await page.evaluate(
      () =>
        new Promise((loaded) => {
          const link = document.querySelector('body link[rel="stylesheet"]')!;
          link.addEventListener('load', loaded, { once: true });
          document.head.append(link);
        }),
    );
    expect(await height()).toBe(before);
  }),
);
