import type { Styles } from './bundle.ts';

/**
 * Links the late styles in front of the first element of the page that needs them (a style sheet in the body holds back
 * only what follows it). The page's markup is React's: the root class comes first in its attribute.
 */
export function linkLateStyles(html: string, { href, names }: Styles['late']): string {
  const first = new RegExp(`<[a-z]+ (?:id="[^"]*" )?class="(?:${names.join('|')})[" ]`);
  const main = html.indexOf('<main');
  const offset = html.slice(main).search(first);
  if (main < 0 || offset < 0) return html;
  const at = main + offset;
  return `${html.slice(0, at)}<link rel="stylesheet" href="${href}">${html.slice(at)}`;
}
