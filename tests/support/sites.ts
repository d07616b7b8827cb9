import { type PageKind, pathsByKind } from '../../scripts/browser/page-kinds.ts';
import { sampleContent } from './sample.ts';
import { shopContent } from './shop-content.ts';

/** A site's content, and the path of one page of each kind. */
const known = (content: ReturnType<typeof shopContent>) => ({
  content,
  paths: pathsByKind(content),
  everyKind: Object.entries(pathsByKind(content)).map(([kind, path]) => ({
    kind: kind as PageKind,
    path,
  })),
});

/** The shop's site, as it ships. Its owner may change every word and number. */
export const SHOP = known(shopContent());

/** The site of the sample shop, which no owner changes. */
export const SAMPLE = known(sampleContent());
