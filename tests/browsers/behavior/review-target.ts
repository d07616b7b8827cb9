import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveSite, type SiteServer } from '../../../scripts/browser/site-server.ts';

export type ServedReviews = { site: SiteServer; target: string; close: () => Promise<void> };

/**
 * The built site with one change: `/review` leads to a page of this machine, on another port, since no test reaches
 * the outside. The policy goes with it: it allows the redirect's script by its exact bytes.
 */
export async function serveWithReviewsHere(folder: string, outsideUrl: string): Promise<ServedReviews> {
  const copy = mkdtempSync(join(tmpdir(), 'review-'));
  cpSync(folder, join(copy, 'site'), { recursive: true });
  cpSync('tests/support/sample-site', join(copy, 'reviews'), { recursive: true });
  rmSync(join(copy, 'site/vercel.json'));
  const [site, reviews] = await Promise.all([serveSite(join(copy, 'site')), serveSite(join(copy, 'reviews'))]);
  const target = `${reviews.url}/other`;
  const page = join(copy, 'site/review.html');
  const html = readFileSync(page, 'utf8');
  // In attributes and in script the address is spelled in two ways.
  const here = [outsideUrl, outsideUrl.replaceAll('&', '&amp;')].reduce((text, url) => text.replaceAll(url, target), html);
  if (here.includes('https:')) throw new Error('review.html still leads outside.');
  writeFileSync(page, here);
  const close = async () => {
    await Promise.all([site.close(), reviews.close()]);
    rmSync(copy, { recursive: true, force: true });
  };
  return { site, target, close };
}
