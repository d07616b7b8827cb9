import type { Page } from 'playwright-core';
import { openHeldRedirect } from '../browser/held-redirect.ts';
import { type PageKind, REDIRECT } from '../browser/page-kinds.ts';
import { putInto, type State } from '../browser/states.ts';
import { type Look, open } from '../browser/still-page.ts';
import type { SiteAddresses } from '../browser/with-site.ts';

/** The page of one picture, and how it looks. */
export type Shot = Look & { kind: PageKind | 'redirect'; state?: State };

/** The file name of a shot, without the extension. */
export function shotName({ kind, width, dark, forcedColors, paper, state }: Shot): string {
  return [kind, width, paper && 'print', state, dark && 'dark', forcedColors && 'forced-colors']
    .filter(Boolean)
    .join('-');
}

/** Takes a PNG of the whole page, or only of the window if the shot has a state. */
export async function takePicture(
  pageFor: (look: Look) => Promise<Page>,
  addresses: SiteAddresses,
  shot: Shot,
): Promise<Buffer> {
  const page = await pageFor(shot);
  if (shot.kind === 'redirect') await openHeldRedirect(page, addresses.url + REDIRECT);
  else await open(page, addresses.url + addresses.paths[shot.kind]);
  if (shot.state !== undefined) await putInto(page, shot.state);
  // A menu fills the window.
  return screenshot(page, shot.state === undefined);
}

/**
 * A PNG of the window, or of the whole page with the call bar at the bottom and sticky parts in
 * their places, where they cover nothing.
 */
async function screenshot(page: Page, whole: boolean): Promise<Buffer> {
  const { width, height } = await page.evaluate(async (whole) => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    if (whole) {
      scrollTo(0, scrollHeight);
      // Other sticky parts would cover something. On a slow machine they may even lag behind the
      // scroll.
      for (const element of document.querySelectorAll<HTMLElement>('main *'))
        if (getComputedStyle(element).position === 'sticky') element.style.position = 'relative';
    }
    // The call bar follows in the next frame.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return { width: scrollWidth, height: scrollHeight };
  }, whole);
  const session = await page.context().newCDPSession(page);
  // Playwright's own screenshot compresses the picture more, which takes longer than the picture
  // itself.
  const { data } = await session.send('Page.captureScreenshot', {
    optimizeForSpeed: true,
    ...(whole && { captureBeyondViewport: true, clip: { x: 0, y: 0, width, height, scale: 1 } }),
  });
  await session.detach();
  return Buffer.from(data, 'base64');
}
