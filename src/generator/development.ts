// What commands need to work on a site: the servers for development and editing, and the schemas for an editor of code.
export type { Release } from './edit/publishing.ts';

export { createDevServer } from './dev/dev-server.ts';
export { moduleRegistry } from './dev/module-registry.ts';
export { watchFolders } from './dev/watch-folders.ts';
export { createDoor } from './edit/door.ts';
export { editorScript } from './edit/editor-script.ts';
export { lock } from './edit/lock.ts';
export { createPen } from './edit/pen.ts';
export { jsonSchemas } from './read/json-schema.ts';
