// What commands need to read a site, to build it, and to serve what is built.
export { cardsOf, SHARE_CARDS } from './assets/share-cards.ts';
export { buildSite } from './build.ts';
export { ASK_FIRST } from './hosts/host-facts.ts';
export { openSite } from './open-site.ts';
export { standInCount } from './refuse.ts';
export { readContentFolder } from './content/content-io.ts';
export { readContent } from './content/read-content.ts';
