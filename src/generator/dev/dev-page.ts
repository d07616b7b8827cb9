import { LINK_CHECKS } from '../check/link-checks.ts';
import { locatePageMistakes } from '../check/locate-page-mistakes.ts';
import { pageChecker } from '../check/page-checker.ts';
import { escapeHtml } from '../base/text.ts';
import { fill } from '../base/fill.ts';
import { formatMistake } from '../base/mistake.ts';
import { renderPage } from '../render.ts';
import type { Route } from '../route.ts';
import { type BrowserFiles, pageScript } from './browser-files.ts';
import type { ServedSite } from './site-maker.ts';

/**
 * Makes a page of the dev server. It reloads after changes of the site, and lists in a corner the
 * checks that it fails.
 */
export function devPage(
  served: ServedSite,
  route: Route,
  version: number,
  browserFiles: BrowserFiles,
): string {
  const html = renderPage(route, served);
  const checker = pageChecker(served.sitePlan, LINK_CHECKS);
  checker.add(route, html);
  const notes = locatePageMistakes(checker.mistakes(), served).map(formatMistake);
  const added = noteBox(browserFiles.notesHtml, notes) + pageScript(browserFiles, version);
  return html.replace('</body>', () => `${added}</body>`);
}

/** A box in a shadow root, so that the page's styles do not apply. */
function noteBox(markup: string, notes: readonly string[]): string {
  if (notes.length === 0) return '';
  return fill(markup, {
    title: `Notes on this page: ${notes.length}`,
    notes: notes.map((note) => `<li>${escapeHtml(note)}</li>`).join(''),
  });
}
