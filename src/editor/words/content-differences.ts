import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import {
  type ContentFolder,
  fieldAt,
  type FieldPath,
  fileKindOf,
  idOf,
  isGroup,
  isPhoto,
  shortened,
  slotOf,
  valueAt,
} from '../../generator/portable.ts';
import { altTextOf } from '../photos/alt-text.ts';
import { editorMetadataOf } from '../forms/editor-metadata.ts';
import type { Difference } from '../shared/messages.ts';
import { factsIn } from '../content/content-facts.ts';
import { bytesIn, changedFiles, dataIn, photoIn, textIn } from '../content/content-files.ts';
import { schemaAt } from '../content/schema-at.ts';
import { type DataDifference, dataDifferences } from './data-differences.ts';
import { displayValue } from './display-value.ts';
import { isFieldIn } from '../shared/field-refs.ts';
import {
  fileTitleIn,
  titleOfReferredFile,
  ownersName,
  slotTitle,
  titleOf,
  valueTitle,
} from './owners-titles.ts';
import type { Project } from '../project.ts';

/** The parts of a project that turn content into words. With a mistake, `factValues` is empty. */
type DisplayContext = Pick<Project, 'model' | 'factValues' | 'photoGroup'>;

/**
 * The differences between two states of content: place, old words and new words. An item of a list
 * is one difference, and so is a photo with its alternative text. New and removed files come first:
 * others change because of them. Compares only `files`, if given.
 */
export function contentDifferences(
  context: DisplayContext,
  before: ContentFolder,
  after: ContentFolder,
  files?: string[],
): Difference[] {
  const { model } = context;
  const changed = changedFiles(model, before, after, files);
  const [factsBefore, factsAfter] = [before, after].map((folder) => factsIn(model, folder).values);
  // Each side takes a fact that it lacks from the other.
  const oldFacts = { ...context.factValues, ...factsAfter, ...factsBefore };
  const newFacts = { ...context.factValues, ...factsBefore, ...factsAfter };
  return changed
    .flatMap((file) => differencesIn(file))
    .sort((a, b) => Number(isOfFile(b)) - Number(isOfFile(a)));

  function differencesIn(file: string): Difference[] {
    const where = titleOfFile(file);
    if (isPhoto(file)) return photoDifference(file, where);
    if (!bytesIn(after, file))
      return movedFile(file, before, after) ? [] : [{ kind: 'removed', where }];
    const oldFile = bytesIn(before, file) ? file : movedFile(file, after, before);
    if (oldFile === undefined) return [{ kind: 'added', where }];
    if (!dataIn(after, file)) return [{ kind: 'changed', where, now: 'It cannot be read' }];
    const old = dataIn(before, oldFile);
    if (!old)
      return [{ kind: 'changed', where, was: 'It could not be read', now: 'It can be read' }];
    const changedValues = dataDifferences(old, dataIn(after, file));
    const differences = valueDifferences(file, changedValues);
    if (oldFile !== file) {
      const address = { where: `${where} › Web address`, was: idOf(oldFile), now: idOf(file) };
      return [{ kind: 'changed', ...address }, ...differences];
    }
    // A text that was taken back may have other line breaks.
    const isSame = lettersIn(textIn(before, file)!) === lettersIn(textIn(after, file)!);
    return changedValues.length + differences.length > 0 || isSame
      ? differences
      : [{ kind: 'changed', where, now: 'Other notes, which visitors do not see' }];
  }

  /** Finds the file that only `there` has, under the same title: its address has changed. */
  function movedFile(file: string, here: ContentFolder, there: ContentFolder): string | undefined {
    const title = titleOfFile(file);
    return changed.find(
      (other) => !bytesIn(here, other) && bytesIn(there, other) && titleOfFile(other) === title,
    );
  }

  function valueDifferences(file: string, changedValues: DataDifference[]): Difference[] {
    // A photo's own difference tells its alternative text.
    const altTexts = changed
      .filter(isPhoto)
      .flatMap((photo) => altTextOf(context, slotOf(photo), after) ?? []);
    return changedValues
      .filter(
        ({ path, isOfItems }) =>
          isOfItems || !altTexts.some(({ ref }) => isFieldIn(ref, { file, path })),
      )
      .map((difference) => valueDifference(file, difference));
  }

  function photoDifference(file: string, where: string): Difference[] {
    const slot = slotOf(file);
    if (!photoIn(after, slot)) return [{ kind: 'removed', where }];
    if (!bytesIn(after, file)) return [];
    const wordsIn = (folder: ContentFolder) => altTextOf(context, slot, folder)?.text || undefined;
    const now = wordsIn(after);
    if (!photoIn(before, slot)) return [{ kind: 'added', where, now }];
    const isOther = now !== undefined && now !== wordsIn(before);
    return [
      { kind: 'changed', where, was: 'A photo', now: isOther ? now : 'Another photo or crop' },
    ];
  }

  function titleOfFile(file: string): string {
    if (isPhoto(file)) return `Photo › ${slotTitle(context, slotOf(file), after)}`;
    const title = displayOf(fileTitleIn(model, file, after, before));
    const kind = Object.hasOwn(model.files, file) ? undefined : fileKindOf(model, file);
    return kind ? `${v.getTitle(kind.schema)} ${title}` : title;
  }

  function displayOf(
    value: unknown,
    schema?: v.GenericSchema,
    { facts = newFacts, withAddresses = false } = {},
  ): string {
    return displayValue(nameOf(value, schema), facts, { max: Infinity, withAddresses });
  }

  /** A value by its name: the id of a file by the file's title. */
  function nameOf(value: unknown, schema?: v.GenericSchema): unknown {
    if (Array.isArray(value)) return value.map((item) => nameOf(item, fieldAt(schema, [0])));
    return (
      titleOfReferredFile(model, schema, value, after, before) ?? ownersName(schema, value) ?? value
    );
  }

  function shownTitles(file: string, path: FieldPath, data: unknown): string {
    return displayOf(valueTitle(model, { file, path }, data));
  }

  function valueDifference(
    file: string,
    { path, before: oldValues, after: newValues, isOfItems }: DataDifference,
  ): Difference {
    const field = schemaAt(model, { file, path: isOfItems ? [...path, 0] : path });
    const [isNew, isGone] = [oldValues.length === 0, newValues.length === 0];
    // Items that only moved go by their names.
    const isWhole = isOfItems ? isNew || isGone : isGroup(oldValues[0] ?? newValues[0]);
    const bothSides = (withAddresses: boolean) =>
      [
        { values: oldValues, other: newValues[0], facts: oldFacts },
        { values: newValues, other: oldValues[0], facts: newFacts },
      ].map(({ values, other, facts }) =>
        values
          .map((value) =>
            isWhole
              ? wholeItem(value, field, facts, other)
              : displayOf(value, field, { facts, withAddresses }),
          )
          .join(', '),
      );
    const [oldWords, newWords] = bothSides(false);
    // If the words are the same, the addresses of their links differ.
    const [was, now] = oldWords === newWords ? bothSides(true) : [oldWords, newWords];
    return {
      kind: isGone ? 'removed' : was === '' ? 'added' : 'changed',
      where: shownTitles(file, path, dataIn(after, file)),
      was: was || undefined,
      now: isGone ? undefined : now || 'empty',
    };
  }

  /** The words of an item: of all fields, or of those that differ from the other item. */
  function wholeItem(
    item: unknown,
    schema: v.GenericSchema | undefined,
    facts: Record<string, string>,
    other: unknown,
  ): string {
    const [name, otherName] = [item, other].map((value) => displayOf(value, schema, { facts }));
    if (!isGroup(item)) return name!;
    const isNamed = name !== otherName;
    const isInName = (field: string) =>
      isNamed && ownersName(schema, item) !== ownersName(schema, { ...item, [field]: '' });
    const fields = Object.entries(item).flatMap(([field, value]) => {
      const inner = fieldAt(schema, [field]);
      const display = displayOf(value, inner, { facts });
      const { nameFields, sampleFields } = editorMetadataOf(inner);
      const isSaid = ['', name].includes(display) || isInName(field) || nameFields || sampleFields;
      if (isSaid || isDeepStrictEqual(value, valueAt(other, [field]))) return [];
      const title = titleOf(inner, [field]);
      // A notice's text has the title of the notice.
      return title === titleOf(schema, []) ? display : `${title}: ${display}`;
    });
    // Without a name, an item goes by the words of its fields.
    const showsName = isNamed && (fields.length === 0 || ownersName(schema, item) !== undefined);
    return [...(showsName ? [name] : []), ...fields].join('; ').replace(/([.?!…]);/g, '$1');
  }
}

const lettersIn = (text: string) => text.replace(/[^\p{L}\p{N}#]/gu, '');

const isOfFile = ({ kind, was, now }: Difference) =>
  kind !== 'changed' && (was ?? now) === undefined;

/** The most letters of a value on one line. Longer ones differ somewhere in their middle. */
const MAX_SHOWN = 60;

export function differenceLine({ kind, where, was, now }: Difference): string {
  const after = now ?? (kind === 'added' ? 'New' : 'Removed');
  if (was === undefined) return `${where}: ${shortened(after, MAX_SHOWN)}`;
  if (now === undefined || was.length + now.length <= 2 * MAX_SHOWN)
    return `${where}: ${shortened(was, MAX_SHOWN)} → ${after}`;
  return `${where}: ${sorted(was) === sorted(now) ? 'another order' : 'other words'}`;
}

/** The letters of a text in one order: a list whose items only moved has the same. */
const sorted = (text: string) => [...text].sort().join('');

/** The first change, and the number of others. A phone's bar has room for two titles. */
export function stepSummary([first, ...others]: readonly Difference[]): string {
  if (!first) return 'as it was before';
  const where = first.where.split(' › ').slice(-2).join(', ');
  const more = others.length > 0 ? ` (other changes: ${others.length})` : '';
  return differenceLine({ ...first, where }) + more;
}
