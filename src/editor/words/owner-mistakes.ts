import type { GenericSchema } from 'valibot';
import { isRemovable } from '../forms/editor-metadata.ts';
import {
  asWords,
  type ContentFolder,
  type ContentModel,
  fieldAt,
  type FieldPath,
  type FieldRef,
  fileKindOf,
  type Fix,
  PLACEHOLDER,
  valueAt,
} from '../../generator/portable.ts';
import type { FixButton, OwnerMistake } from '../shared/messages.ts';
import { factsIn } from '../content/content-facts.ts';
import { dataIn } from '../content/content-files.ts';
import type { PriceMistake } from '../checks/replaced-prices.ts';
import { fileTitleIn, titleOfReferredFile, titleOf, valueTitle } from './owners-titles.ts';
import { wholeWordPattern, hasWholeWord } from '../shared/whole-words.ts';

type Context = { folder: ContentFolder; model: ContentModel<unknown>; disk: ContentFolder };

/**
 * The build's mistakes in an owner's words: with the titles of fields and files, the field whose
 * form shows them, and buttons that mend them. `disk` still has the files and facts that drafts
 * remove.
 */
export const ownerMistakes = (
  mistakes: readonly PriceMistake[],
  folder: ContentFolder,
  model: ContentModel<unknown>,
  disk = folder,
): OwnerMistake[] => mistakes.map((mistake) => ownerMistake(mistake, { folder, model, disk }));

function ownerMistake(mistake: PriceMistake, context: Context): OwnerMistake {
  const { folder, model } = context;
  const { message, owner, fixes = [], displayPath, path = [], fact } = mistake;
  const names = {
    file: (name: string) => titleOfShown(name, context),
    fact: (name: string) =>
      factsIn(model, context.disk).values[name] ?? asWords(name.replace(/^.*\./, '')),
  };
  if (!displayPath?.startsWith(`${folder.name}/`))
    return { message: owner?.({ ...names, here: 'The site' }) ?? message };
  const file = displayPath.slice(folder.name.length + 1);
  const schema = fileKindOf(model, file)?.schema;
  const formPath = formPathOf(schema, path);
  const here = path.length === 0 ? names.file(file) : titleOf(fieldAt(schema, path), path);
  // A file that cannot be read has no form.
  const isLost = schema !== undefined && dataIn(folder, file) === undefined;
  return {
    message: owner?.({ ...names, here }) ?? message,
    ref: schema && !isLost ? { file, path: formPath } : undefined,
    lostFile: isLost ? file : undefined,
    where: titlesTo({ file, path: formPath }, fieldAt(schema, formPath), context),
    fixes: fixes.flatMap((fix) => fixButtons(fix, { file, path }, schema, context)),
    priceRef: fact === undefined ? undefined : factsIn(model, folder).fieldOf(fact),
  };
}

const titleOfShown = (path: string, { folder, model, disk }: Context) =>
  fileTitleIn(model, path.replace(`${folder.name}/`, ''), folder, disk);

/** The last two titles on the way to a fact's field, and a price; without a field, the value. */
function factTitle(name: string, { folder, model }: Context): string {
  const { values, fieldOf } = factsIn(model, folder);
  const ref = fieldOf(name);
  const value = String(values[name]);
  if (!ref) return value;
  const titles = valueTitle(model, ref, dataIn(folder, ref.file)).split(' › ');
  // The caller puts the title between quotation marks.
  const title = titles.slice(-2).join(': ').replace(/[“”]/g, '');
  return value.startsWith('$') ? `${title}, ${value}` : title;
}

/** The titles on the way to a value. An item that names a file has the title of that file. */
function titlesTo(
  { file, path }: FieldRef,
  field: GenericSchema | undefined,
  { folder, model, disk }: Context,
): string {
  const data = dataIn(folder, file);
  const namedTitle = titleOfReferredFile(model, field, valueAt(data, path), folder, disk);
  if (namedTitle === undefined || typeof path.at(-1) !== 'number')
    return valueTitle(model, { file, path }, data);
  return `${valueTitle(model, { file, path: path.slice(0, -1) }, data)} › “${namedTitle}”`;
}

/** The buttons of a fix; none if the fix cannot be made here. */
function fixButtons(
  fix: Fix,
  { file, path }: FieldRef,
  schema: GenericSchema | undefined,
  context: Context,
): FixButton[] {
  switch (fix.kind) {
    case 'set': {
      const { folder, model, disk } = context;
      const namedTitle = titleOfReferredFile(model, fieldAt(schema, path), fix.value, folder, disk);
      const title = namedTitle === undefined ? fix.title : `Use “${namedTitle}”`;
      return [{ title, change: { kind: 'set', path, value: fix.value } }];
    }
    case 'replace': {
      const value = valueAt(dataIn(context.folder, file), path);
      const finds = [fix.find].flat();
      if (typeof value !== 'string' || !finds.some((find) => hasWholeWord(value, find))) return [];
      const [, fact] = new RegExp(PLACEHOLDER).exec(fix.replacement) ?? [];
      const written =
        fact === undefined ? `Write “${fix.replacement}”` : `Use “${factTitle(fact, context)}”`;
      const title = fix.title ?? written;
      const mended = finds
        .reduce(
          (text, find) => text.replaceAll(wholeWordPattern(find), () => fix.replacement),
          value,
        )
        .replace(/ {2,}/g, ' ');
      return [{ title, change: { kind: 'set', path, value: mended } }];
    }
    case 'allow-literal':
    case 'forget-literal':
      return [{ title: fix.title, change: { kind: fix.kind, path, literal: fix.literal } }];
    case 'remove': {
      const target = path.slice(0, path.length - (fix.above ?? 0));
      const { title } = fix;
      return isRemovable(schema, target)
        ? [{ title, change: { kind: 'remove', path: target } }]
        : [];
    }
  }
}

function formPathOf(schema: GenericSchema | undefined, path: FieldPath): FieldPath {
  const end = path.findIndex((_, index) => fieldAt(schema, path.slice(0, index + 1)) === undefined);
  return end < 0 ? path : path.slice(0, end);
}
