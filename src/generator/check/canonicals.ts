import { canonicalUrl } from '../base/page-path.ts';
import type { PageCheck } from './page-check.ts';
import { checkMistake } from './check-mistakes.ts';

/** Each indexable page has its own address as canonical; other pages have no canonical. */
export const canonicals: PageCheck = ({ route, tags }, { origin }) => {
  const hrefs = tags
    .filter(({ name, attributes }) => name === 'link' && attributes.rel === 'canonical')
    .map(({ attributes }) => String(attributes.href));
  const wanted = route.head.robots === 'noindex' ? [] : [canonicalUrl(origin, route.path)];
  if (hrefs.join() === wanted.join()) return [];
  return [checkMistake('canonical', { hrefs, wanted })];
};
