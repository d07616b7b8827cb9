import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveSite, type SiteServer } from '../../../scripts/browser/site-server.ts';

export type ServedReviews = { site: SiteServer; target: string; close: () => Promise<void> };

/**
 * The built site with one change: `/review` redirects to a page on another port of this machine, because no test may reach
 * another machine. The policy is removed, because it allows only the original script.
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
  // The address is escaped in attributes but not in the script.
  const here = [outsideUrl, outsideUrl.replaceAll('&', '&amp;')].reduce((text, url) => text.replaceAll(url, target), html);
  if (here.includes('https:')) throw new Error('review.html still leads outside.');
  writeFileSync(page, here);
  const close = async () => {
    await Promise.all([site.close(), reviews.close()]);
    rmSync(copy, { recursive: true, force: true });
  };
  return { site, target, close };
}
