// What needs no package and nothing of Node, so that the browser's scripts and every command can
// have it without the rest.
export { SHARE_CARDS_FOLDER } from './assets/share-cards.ts';
export { BuildError } from './base/build-error.ts';
export { capitalized } from './base/capitalized.ts';
export { ifThere } from './base/disk-errors.ts';
export { escapeRegExp } from './base/escape-reg-exp.ts';
export { fill, fillKnown, PLACEHOLDER, placeholderName } from './base/fill.ts';
export { LINK, type Link, splitAtLinks } from './base/links.ts';
export { didYouMean, nearest } from './base/nearest.ts';
export { canonicalUrl, NOT_FOUND_PATH } from './base/page-path.ts';
export { shortened } from './base/shortened.ts';
export { slugOf } from './base/slug-of.ts';
export { zonedTime, type ZonedTime } from './base/zoned-time.ts';
