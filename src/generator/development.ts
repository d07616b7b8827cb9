// For commands that work on a site: the dev server, and JSON Schemas for code editors.
export { createDevServer } from './dev/dev-server.ts';
export { type OnChange, watchFolders } from './dev/folder-watcher.ts';
export { siteModules } from './dev/site-modules.ts';
export { jsonSchemas } from './content/json-schema.ts';
