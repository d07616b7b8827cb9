// What commands need to read a site, to build it, and to serve what is built.
export { cardsOf, SHARE_CARDS } from './assets/share-cards.ts';
export { buildSite, type BuiltSite, standInCount } from './build-site.ts';
export { ASK_FIRST } from './hosts/host-facts.ts';
export { openSite } from './open-site.ts';
export { readContentFolder } from './content/content-io.ts';
export { readContent } from './content/read-content.ts';
