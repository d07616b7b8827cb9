import { kindsOf, pageKinds } from '../../scripts/browser/page-kinds.ts';
import { sampleContent } from './sample.ts';
import { shopContent } from './shop-content.ts';

/** What a test in browsers knows of a site: its content, and one page of each kind. */
const known = (content: ReturnType<typeof shopContent>) => ({
  content,
  /** Kind → path. */
  kinds: pageKinds(content),
  /** Pairs of kind and path. */
  everyKind: kindsOf(content),
});

/** The shop's site, as it ships. Its owner may change every word and number. */
export const SHOP = known(shopContent());

/** The site of the sample shop, which no owner changes. */
export const SAMPLE = known(sampleContent());
