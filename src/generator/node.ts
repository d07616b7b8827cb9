// For commands that read a site, build it, or serve a built one.
export { cardsOf } from './assets/share-cards.ts';
export { buildSite, prepareSite } from './build.ts';
export { mediaType } from './base/media-type.ts';
export { REVALIDATE } from './base/served-files.ts';
export { standInsLeft, standInText } from './format-stand-ins.ts';
export { openContentFolder } from './content/content-folder.ts';
export { loadContent } from './content/load-content.ts';
