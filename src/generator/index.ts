// A site's own code imports only this file and portable.ts from the generator.
export type {
  ContentModel,
  FilledFile,
  Facts,
  FileKind,
  FolderItem,
  ReadFile,
  ReadFolder,
} from './content/content-model.ts';
export type { Requirement } from './content/requirements.ts';
export {
  type Fix,
  type Mistake,
  LEAVE_OUT,
  mistakeMaker,
  suggestedFix,
  wording,
} from './base/mistake.ts';
export type { Day } from './base/zoned-time.ts';
export type { BuildDay, RoutesInput, SiteDefinition, StandIn } from './site-definition.ts';
export type { PageAssets, Photo } from './page-assets.ts';
export type { Head, PageRoute, RedirectRoute, Route, ShareImage } from './route.ts';

export { choiceTitles, field } from './content/field.ts';
export {
  type FieldMistake,
  locateField,
  matchOffsets,
  type ParsedFile,
  sourceTextAt,
} from './content/locate-in-file.ts';
export { metadataOf } from './content/metadata.ts';
export { commentedFields } from './content/stand-in-comments.ts';
export { startOfLine } from './content/yaml-tree.ts';
