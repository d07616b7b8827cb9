// What commands need to work on a site: the servers for development and editing, and the schemas for an editor of code.
export type { Release } from '../editor/publishing.ts';

export { createDevServer } from './dev/dev-server.ts';
export { moduleRegistry } from './dev/module-registry.ts';
export { watchFolders } from './dev/watch-folders.ts';
export { createDoor } from '../editor/door.ts';
export { editorScript } from '../editor/editor-script.ts';
export { lock } from '../editor/lock.ts';
export { createPen } from '../editor/pen.ts';
export { jsonSchemas } from './content/json-schema.ts';
