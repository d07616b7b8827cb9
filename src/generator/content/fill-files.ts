import { BRACED, fillOrReport, placeholderName } from '../base/fill.ts';
import type { Mistake } from '../base/mistake.ts';
import type { ContentModel, FilledFile, Facts } from './content-model.ts';
import { mapTexts } from './data.ts';
import { fileKindOf } from './file-kinds.ts';
import { metadataOf } from './metadata.ts';
import { type FieldMistake, matchOffsets, type ParsedFile } from './locate-in-file.ts';
import { fieldAt } from './schema-walk.ts';
import { contentMistake } from './content-mistakes.ts';
import { explainPlaceholder } from './explain-placeholder.ts';

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
  const factValues = facts.values ?? unfilledNames(facts.names);
  const mistakes: FieldMistake[] = [];
  const filledFiles = parsedFiles.map((source) => {
    const { schema, placeholders } = fileKindOf(model, source.file)!;
    const fileValues = Object.fromEntries(
      Object.entries(placeholders || {}).map(([name, valueIn]) => [
        name,
        valueIn(source.data as Record<string, unknown>),
      ]),
    );
    const data = mapTexts(source.data, (text, path) => {
      if (!/[{}]/.test(text)) return text;
      const { pagePlaceholders = [], holdsFacts = placeholders !== false } = metadataOf(
        fieldAt(schema, path),
      );
      const common = holdsFacts ? factValues : {};
      const localValues = { ...fileValues, ...unfilledNames(pagePlaceholders) };
      const { text: filled, otherBraces } = fillOrReport(text, localValues, common);
      if (otherBraces.length === 0) return filled;
      const names = Object.keys({ ...common, ...localValues });
      const offsetOf = matchOffsets(source, path, BRACED);
      for (const { written, index } of otherBraces) {
        const mistake = holdsFacts
          ? placeholderMistake(written, facts, names)
          : contentMistake('no-placeholders', { written });
        mistakes.push({ source, path, offset: offsetOf(index), ...mistake });
      }
      return filled;
    });
    return { source, schema, data };
  });
  return { filledFiles, facts, mistakes };
}

/** Values that leave placeholders as they are. */
const unfilledNames = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, `{${name}}`]));

function placeholderMistake(written: string, facts: Facts, names: string[]): Mistake {
  const name = placeholderName(written);
  const gone = name && facts.mistakeOfMissing(name);
  return gone || contentMistake('placeholder', { written, ...explainPlaceholder(written, names) });
}
