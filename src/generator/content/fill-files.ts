import { explainPlaceholder, fillOrReport, placeholderName } from '../base/fill.ts';
import { MAX_MISTAKES, type Mistake } from '../base/mistake.ts';
import type { ContentModel, FilledFile, Facts, FileKind } from './content-model.ts';
import { offsetOfMatch, type ParsedFile } from './parsed-file.ts';
import type { FieldMistake } from './field-mistake.ts';
import { fieldAt, metadataOf } from './schema-walk.ts';
import { kindOf } from './sort-files.ts';
import { mapTexts } from './texts-of.ts';
import type { FieldPath } from './yaml-tree.ts';
import { contentMistake } from './content-mistakes.ts';

/**
 * Fills in the facts in all texts. Wrong placeholders stay in the text and are reported. If a file
 * with facts has mistakes, `facts` has no values and all placeholders stay, but unknown ones are
 * still reported.
 */
export function fillFiles(
  model: ContentModel<unknown>,
  parsedFiles: ParsedFile[],
  files: string[],
): { filledFiles: FilledFile[]; facts: Facts; mistakes: FieldMistake[] } {
  const facts = model.facts(parsedFiles, files);
  const factValues = facts.values ?? keptNames(facts.names);
  const mistakes: FieldMistake[] = [];
  const filledFiles = parsedFiles.map((source) => {
    const kind = kindOf(model, source.file)!;
    const ownValues = ownValuesOf(source, kind);
    const data = mapTexts(source.data, (text, path) => {
      if (!/[{}]/.test(text)) return text;
      const localValues = { ...ownValues, ...pagePlaceholdersOf(kind, path) };
      const common = kind.placeholders === false ? {} : factValues;
      const { text: filled, otherBraces } = fillOrReport(text, localValues, common);
      for (const { written, offset: at } of otherBraces.slice(0, MAX_MISTAKES)) {
        const bracesBefore = text.slice(0, at).match(BRACE)?.length ?? 0;
        const offset = offsetOfMatch(source, path, BRACE, bracesBefore);
        const names = Object.keys({ ...common, ...localValues });
        mistakes.push({ source, path, offset, ...placeholderMistake(kind, written, facts, names) });
      }
      return filled;
    });
    return { source, schema: kind.schema, data };
  });
  return { filledFiles, facts, mistakes };
}

const BRACE = /[{}]/g;

const ownValuesOf = ({ data }: ParsedFile, { placeholders }: FileKind): Record<string, string> =>
  Object.fromEntries(
    Object.entries(placeholders || {}).map(([name, valueIn]) => [
      name,
      valueIn(data as Record<string, unknown>),
    ]),
  );

const pagePlaceholdersOf = ({ schema }: FileKind, path: FieldPath): Record<string, string> =>
  keptNames(metadataOf(fieldAt(schema, path)).pagePlaceholders ?? []);

/** Values that leave placeholders as they are. */
const keptNames = (names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, `{${name}}`]));

function placeholderMistake(
  kind: FileKind,
  written: string,
  facts: Facts,
  names: string[],
): Mistake {
  if (kind.placeholders === false) return contentMistake('no-placeholders', { written });
  const name = placeholderName(written);
  const gone = name && facts.explainMissing(name);
  return gone || contentMistake('placeholder', { written, ...explainPlaceholder(written, names) });
}
