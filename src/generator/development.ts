// What commands need to work on a site: the server for development, and the schemas for a code
// editor.
export { createDevServer } from './dev/dev-server.ts';
export { FolderWatcher, type OnChange } from './dev/folder-watcher.ts';
export { SiteModules } from './dev/site-modules.ts';
export { jsonSchemas } from './content/json-schema.ts';
