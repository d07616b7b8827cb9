// Code that needs no package and nothing of Node. Browser scripts and all commands can import it
// alone.
export { SHARE_CARDS_FOLDER } from './assets/share-cards.ts';
export { BuildError } from './base/build-error.ts';
export { asWords, capitalized, escapeRegExp, shortened, slugOf } from './base/text.ts';
export { ifExists } from './base/disk-errors.ts';
export { dateWords } from './base/date-words.ts';
export { fill, PLACEHOLDER, placeholderName } from './base/fill.ts';
export { groupBy } from './base/group-by.ts';
export { LINK, type Link, splitAtLinks } from './base/links.ts';
export { didYouMean, closestMatch } from './base/closest-match.ts';
export { canonicalUrl, NOT_FOUND_PATH } from './base/page-path.ts';
export { zonedTime, type ZonedTime } from './base/zoned-time.ts';
export type { ContentFolder } from './content/content-folder.ts';
export { isGroup, mapTexts, textsOf, valueAt } from './content/data.ts';
export { fileKindOf, type FileKinds, idOf, isPhoto, slotOf } from './content/file-kinds.ts';
export { fieldAt, fieldsOf, tupleItemsOf, unwrap, variantsOf } from './content/schema-walk.ts';
export type { FieldPath } from './content/yaml-tree.ts';

// Types for the editor. A site has most of them from index.ts.
export type { BuildMistake, Fix } from './base/mistake.ts';
export type { ContentModel, Facts, FieldRef, FolderItem } from './content/content-model.ts';
export type { Choice } from './content/metadata.ts';
export type { ParsedFile } from './content/locate-in-file.ts';
export type { PhotoFinder } from './page-assets.ts';
export type { PreparedSite, PrepareOptions } from './prepared-site.ts';
export type { Route } from './route.ts';
export type { SiteDefinition } from './site-definition.ts';
