import { type PageKind, pathsByKind } from '../../scripts/browser/page-kinds.ts';
import { sampleContent } from './sample.ts';
import { shopContent } from './shop-content.ts';

/** What a test in browsers knows of a site: its content, and one page of each kind. */
const known = (content: ReturnType<typeof shopContent>) => ({
  content,
  paths: pathsByKind(content),
  /** The same as a list. */
  everyKind: Object.entries(pathsByKind(content)).map(([kind, path]) => ({
    kind: kind as PageKind,
    path,
  })),
});

/** The shop's site, as it ships. Its owner may change every word and number. */
export const SHOP = known(shopContent());

/** The site of the sample shop, which no owner changes. */
export const SAMPLE = known(sampleContent());
