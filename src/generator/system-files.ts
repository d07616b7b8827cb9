/** Names of files that operating systems leave in every folder that they show. */
export const SYSTEM_FILES: ReadonlySet<string> = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini']);
