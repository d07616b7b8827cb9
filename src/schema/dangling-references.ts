import { type FilledFile, type FieldMistake, metadataOf } from '../generator/index.ts';
import { closestMatch, fieldAt, textsOf } from '../generator/portable.ts';
import { idsIn } from './content-queries.ts';
import { shopMistake } from './mistakes.ts';

const NAME = /^[\w-]+$/;

/** The word for one file of a folder. */
const SINGULAR: Record<string, string> = { services: 'service', makes: 'make' };

/**
 * Finds fields that name a file, by their schema, if there is no such file, it is their own, or
 * their list names it twice.
 */
export const danglingReferences = (filledFiles: FilledFile[], allFiles: string[]): FieldMistake[] =>
  filledFiles.flatMap((file) => [...danglingReferencesOf(file, allFiles)]);

function* danglingReferencesOf(
  { source, schema, data }: FilledFile,
  allFiles: string[],
): Iterable<FieldMistake> {
  const listed = new Set<string>();
  for (const { path, text: id } of textsOf(data)) {
    // Most texts cannot be names, and asking the schema takes longer.
    const folder = NAME.test(id) ? metadataOf(fieldAt(schema, path)).refersToFileIn : undefined;
    if (folder === undefined) continue;
    const kind = SINGULAR[folder]!;
    if (source.file === `${folder}/${id}.yaml`)
      yield { source, path, ...shopMistake('names-itself', { kind }) };
    const listedAs = [...path.slice(0, -1), id].join('.');
    if (typeof path.at(-1) === 'number' && listed.has(listedAs))
      yield { source, path, ...shopMistake('named-twice', { kind }) };
    listed.add(listedAs);
    const ids = idsIn(folder, allFiles);
    // A file's own id is also in `ids`.
    if (!ids.includes(id))
      yield {
        source,
        path,
        ...shopMistake('no-such-file', { kind, id, folder, suggestion: closestMatch(id, ids) }),
      };
  }
}
