// Code that needs no package and nothing of Node. Browser scripts and all commands can import it
// alone.
export { SHARE_CARDS_FOLDER } from './assets/share-cards.ts';
export { BuildError } from './base/build-error.ts';
export { capitalized, escapeRegExp, shortened, slugOf } from './base/text.ts';
export { ifExists } from './base/disk-errors.ts';
export { fill, fillOrKeep, PLACEHOLDER, placeholderName } from './base/fill.ts';
export { idOf } from './base/id-of.ts';
export { LINK, type Link, splitAtLinks } from './base/links.ts';
export { didYouMean, closestMatch } from './base/closest-match.ts';
export { canonicalUrl, NOT_FOUND_PATH } from './base/page-path.ts';
export { zonedTime, type ZonedTime } from './base/zoned-time.ts';
export { asWords } from './content/as-words.ts';
export type { ContentFolder } from './content/content-folder.ts';
export type { FieldRef } from './content/field-ref.ts';
export { fileKindOf, type FileKinds, isPhoto, slotOf } from './content/file-kinds.ts';
export { isGroup } from './content/is-group.ts';
export {
  fieldAt,
  fieldsOf,
  optionsOf,
  tupleItemsOf,
  unwrap,
  variantsOf,
} from './content/schema-walk.ts';
export { mapTexts, textsOf } from './content/texts-of.ts';
export { valueAt } from './content/value-at.ts';
export type { FieldPath } from './content/yaml-tree.ts';

// Types for the editor. A site has most of them from index.ts.
export type { BuildMistake, Fix } from './base/mistake.ts';
export type { ContentModel, FolderItem } from './content/content-model.ts';
export type { ParsedFile } from './content/parsed-file.ts';
export type { PhotoFinder } from './page-assets.ts';
export type { PreparedSite, PrepareOptions } from './prepared-site.ts';
export type { Route } from './route.ts';
export type { SiteDefinition } from './site-definition.ts';
