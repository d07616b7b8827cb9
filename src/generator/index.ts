// What a site is made of, beside tools.ts. No other file of the generator is a site's business.
export type { Check } from './check/page.ts';
export type { Job } from '../editor/api.ts';
export type { DeskDefinition } from '../editor/desk-definition.ts';
export type { TextMistake } from './mistake.ts';
export type {
  ContentModel,
  Draft,
  Facts,
  FileKind,
  InFolder,
  ReadFile,
  ReadFolder,
} from './read/content-model.ts';
export type { FieldPath, Source } from './read/locate.ts';
export type { FieldMistake } from './read/locate-mistake.ts';
export type { RoutesInput, SiteDefinition, StandIn } from './site-definition.ts';
export type {
  Assets,
  BuildDay,
  Day,
  Head,
  PageRoute,
  Photo,
  RedirectRoute,
  Route,
  ShareImage,
} from './site.ts';

export { knownNames } from './check/structure.ts';
export { field, titles } from './read/field.ts';
export { locateField, writtenAt } from './read/locate.ts';
export { positionAt } from './read/position-at.ts';
export { eachText, mapTexts, textsOf } from './read/texts-of.ts';
export { unconfirmedIn } from './read/unconfirmed.ts';
export { ON_ITS_PAGE, PageStyles, sharedPart } from './shared-part.ts';
export { typeset } from './typeset.ts';
