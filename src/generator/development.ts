// What commands need to work on a site: the server for development, and the schemas for an editor of code.
export { createDevServer } from './dev/dev-server.ts';
export { moduleRegistry } from './dev/module-registry.ts';
export { watchFolders } from './dev/watch-folders.ts';
export { jsonSchemas } from './content/json-schema.ts';
