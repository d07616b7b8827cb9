// What needs no package and nothing of Node, so that the browser's scripts and every command can
// have it without the rest.
export { BuildError } from './build-error.ts';
export { fill, fillIn } from './fill.ts';
export { MOST_SHOWN } from './first-hundred.ts';
export { ifThere } from './if-there.ts';
export { didYouMean, nearest } from './nearest.ts';
export { canonicalUrl, NOT_FOUND_PATH } from './page-path.ts';
export { zonedTime, type ZonedTime } from './zoned-time.ts';
