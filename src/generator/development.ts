// What commands need to work on a site: the server for development, and the schemas for a code editor
// of code.
export { createDevServer } from './dev/dev-server.ts';
export { siteCode } from './dev/site-code.ts';
export { type OnChange, watchFolders } from './dev/watch-folders.ts';
export { jsonSchemas } from './content/json-schema.ts';
