import { type GenericSchema, unknown } from 'valibot';
import {
  type ContentIo,
  type ContentModel,
  fieldAt,
  type FieldPath,
  kindOf,
  metadataOf,
  titleOf,
} from '../generator/content.ts';
import type { Cure, Mistake } from '../generator/mistake.ts';
import type { PlacedCure, PlacedMistake, Ref } from './api.ts';
import { at } from './change.ts';
import { pathAt } from './path-at.ts';
import { dataIn, sourcesIn, textIn } from './texts.ts';
import { titleIn, valueTitle } from './titles.ts';

/**
 * Says the build's mistakes to an owner: with the titles of fields and files, the field whose form
 * shows them, and what mends them. What is gone has the title that it has on the `disk`.
 */
export function placeMistakes(
  mistakes: readonly Mistake[],
  io: ContentIo,
  model: ContentModel<unknown>,
  disk = io,
): PlacedMistake[] {
  const titleOfFile = (path: string): string =>
    titleIn(model, path.replace(`${io.root}/`, ''), io, disk);
  let known: ReturnType<typeof model.facts> | undefined;
  const facts = () => (known ??= model.facts(sourcesIn(io, model), io.list().files));

  function titleOfFact(name: string): string {
    const ref = facts().from?.(name);
    // The words stand between quotation marks themselves.
    return ref
      ? valueTitle(model, ref, dataIn(io, ref.file)).replace(/[“”]/g, '')
      : String(facts().values?.[name]);
  }

  /** The titles that lead to a value. An item that names a file has the title of that. */
  function placeIn({ file, path }: Ref, field: GenericSchema | undefined): string {
    const data = dataIn(io, file);
    const { folder } = metadataOf(field);
    const id = at(data, path);
    return folder !== undefined && typeof id === 'string' && typeof path.at(-1) === 'number'
      ? `${valueTitle(model, { file, path: path.slice(0, -1) }, data)} › “${titleOfFile(`${folder}/${id}.yaml`)}”`
      : valueTitle(model, { file, path }, data);
  }

  function curesOf(
    cure: Cure,
    { file, path }: Ref,
    schema: GenericSchema | undefined,
  ): PlacedCure[] {
    const field = fieldAt(schema, path);
    const value = at(dataIn(io, file), path);
    switch (cure.kind) {
      case 'set': {
        const { folder } = metadataOf(field);
        const title =
          folder === undefined
            ? cure.title
            : `Use “${titleOfFile(`${folder}/${cure.value}.yaml`)}”`;
        return [
          {
            title: title ?? `Use “${cure.value}”`,
            change: { kind: 'set', path, value: cure.value },
          },
        ];
      }
      case 'replace': {
        if (typeof value !== 'string' || !value.includes(cure.words)) return [];
        const [, fact] = /^\{(.+)\}$/.exec(cure.by) ?? [];
        const title = fact === undefined ? cure.title : `Use “${titleOfFact(fact)}”`;
        const other = value.replaceAll(cure.words, () => cure.by);
        return [
          { title: title ?? `Write “${cure.by}”`, change: { kind: 'set', path, value: other } },
        ];
      }
      case 'allow':
        return [
          {
            title: cure.title ?? 'Keep as typed',
            change: { kind: 'allow', path, words: cure.words },
          },
        ];
      case 'remove': {
        const target = path.slice(0, path.length - (cure.above ?? 0));
        return mayGo(schema, target)
          ? [{ title: cure.title ?? 'Take it out', change: { kind: 'remove', path: target } }]
          : [];
      }
    }
  }

  return mistakes.map((mistake) => {
    const { message, owner, cures = [], file: written, line, column } = mistake;
    if (!written?.startsWith(`${io.root}/`)) return { message };
    const file = written.slice(io.root.length + 1);
    const schema = kindOf(model, file)?.schema;
    const text = line === undefined ? undefined : textIn(io, file);
    const path = mistake.path ?? (text === undefined ? [] : pathAt(text, line!, column));
    const shown = shownPath(schema, path);
    const nameAt = (inner: FieldPath): string =>
      titleOf(fieldAt(schema, inner) ?? unknown(), inner);
    const said = owner?.({
      here: path.length === 0 ? titleOfFile(file) : nameAt(path),
      file: titleOfFile,
    });
    return {
      message: said ?? message,
      line,
      ref: { file, path: shown },
      place: placeIn({ file, path: shown }, fieldAt(schema, shown)),
      cures: cures.flatMap((cure) => curesOf(cure, { file, path }, schema)),
    };
  });
}

function shownPath(schema: GenericSchema | undefined, path: FieldPath): FieldPath {
  const end = path.findIndex((_, index) => fieldAt(schema, path.slice(0, index + 1)) === undefined);
  return end < 0 ? path : path.slice(0, end);
}

/**
 * Whether a field or an item may go: nobody needs what is optional, an item of a list, or what is
 * no field at all.
 */
function mayGo(schema: GenericSchema | undefined, path: FieldPath): boolean {
  const field = fieldAt(schema, path);
  return (
    path.length > 0 &&
    (typeof path.at(-1) === 'number' ||
      field === undefined ||
      field.type === 'optional' ||
      field.type === 'nullish')
  );
}
