// What a command needs to let an owner edit a site, and the types in which the site describes the
// owner's work.
export type { Task } from './shared/messages.ts';
export type { EditingDefinition } from './editing-definition.ts';
export type { ContentCommand } from './project.ts';
export type { EditorMetadata, Presence } from './forms/editor-metadata.ts';

export { LanAccess } from './lan-access.ts';
export { editorScript } from './editor-script.ts';
export { lock } from './lock.ts';
export { editorExtension } from './editor-extension.ts';
