// For commands that serve a site while somebody works on it.
export { createDevServer } from './dev/dev-server.ts';
export { type OnChange, watchFolders } from './dev/folder-watcher.ts';
export { siteModules } from './dev/site-modules.ts';
