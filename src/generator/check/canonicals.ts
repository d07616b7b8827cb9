import { canonicalUrl } from '../paths.ts';
import type { PageRule } from './page.ts';

/** Each indexable page has its own address as canonical; other pages have no canonical. */
export const canonicals: PageRule = ({ route, tags }, { origin }) => {
  const found = tags
    .filter(({ name, attributes }) => name === 'link' && attributes.rel === 'canonical')
    .map(({ attributes }) => attributes.href);
  const expected = route.head.robots === 'noindex' ? [] : [canonicalUrl(origin, route.path)];
  if (found.join() === expected.join()) return [];
  const has = found.length ? `the canonical "${found.join('" and "')}"` : 'no canonical';
  const wanted = expected.length ? `"${expected.join()}"` : 'none';
  return [{ says: `has ${has}, where ${wanted} is expected.` }];
};
