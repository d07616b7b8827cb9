// What an editor needs to know of content: its files, their texts and positions, and the schemas.
export { type ContentFolder, openContentFolder } from './content/content-folder.ts';
export type { ContentModel, Facts, FieldRef, InFolder } from './content/content-model.ts';
export type { Source } from './content/source.ts';
export { readContent } from './content/read-content.ts';
export { idOf } from './base/id-of.ts';
export { isGroup } from './content/is-group.ts';
export { parseYaml } from './content/parse-yaml.ts';
export { positionAt } from './content/position-at.ts';
export { type Metadata, fieldAt, fieldsOf, optionsOf, unwrap } from './content/schema-walk.ts';
export { type FileKinds, isPhoto, kindOf, slotOf, sortFiles } from './content/sort-files.ts';
export { mapTexts, textsOf } from './content/texts-of.ts';
export { asWords } from './content/as-words.ts';
export { standInComments } from './content/stand-in-comments.ts';
export { valueAt } from './content/value-at.ts';
export {
  type FieldPath,
  type Style,
  type YamlNode,
  endOfLine,
  nodeAt,
  skipBlanksAndComments,
  startOfLine,
  yamlTree,
} from './content/yaml-tree.ts';
