import { BuildError } from '../generator/build-error.ts';
import { photoFile } from './photo-file.ts';
import {
  asWords,
  fieldsOf,
  kindOf,
  metadataOf,
  schemaAt,
  sortFiles,
} from '../generator/content.ts';
import type { SiteDefinition } from '../generator/site-definition.ts';
import type { ChangeAnswer, PhotoPlace, PhotoRequest, Ref } from './api.ts';
import { at, type Change } from './change.ts';
import type { DeskDefinition } from './desk-definition.ts';
import { editFile } from './edit-file.ts';
import type { originalPhotos } from './original-photos.ts';
import type { EditSession } from './session.ts';
import type { DevState } from './site-opener.ts';
import { dataIn, textOf } from './texts.ts';
import { valueTitle } from './titles.ts';
import type { SiteViews } from './views.ts';
import { isGroup } from './written-value.ts';

type Input = {
  dev: DevState;
  desk: DeskDefinition<unknown> | undefined;
  site: () => SiteDefinition;
  views: SiteViews;
  session: () => EditSession;
  originals: ReturnType<typeof originalPhotos>;
};

/** Only letters, digits and hyphens, so that no part of a path leads elsewhere. */
const SLOT = /^[\w-]{1,60}(\/[\w-]{1,60}){0,2}$/;

/**
 * What can be asked about photos: their places, and a photo put there or removed, as one step with
 * its words.
 */
export function photoRequests({ dev, desk, site, views, session, originals }: Input) {
  /** The photo at a place, by its file's path. It may have any of the formats. */
  const fileAt = (slot: string): string | undefined => {
    const photo = sortFiles(site().content, session().content().list().files).images[slot];
    return photo === undefined ? undefined : `images/${photo}`;
  };
  const dataOf = (file: string): unknown => dataIn(session().content(), file);

  function groupOf(slot: string): Ref | undefined {
    const served = dev.served();
    return served && desk?.photoAt(served.read.content, slot);
  }

  function slotTitle(slot: string): string {
    const group = groupOf(slot);
    return group
      ? valueTitle(site().content, group, dataOf(group.file))
      : asWords(slot.replaceAll('/', ' '));
  }

  /**
   * The field of a group that says what its photo shows, for people who cannot see it, and what it
   * says; undefined if there is none.
   */
  function wordsIn(group: Ref | undefined): { field: string; words: string } | undefined {
    const fields =
      (group && fieldsOf(schemaAt(kindOf(site().content, group.file)?.schema, group.path))) ?? {};
    const field = Object.keys(fields).find((one) => metadataOf(fields[one]).describes === 'photo');
    return field === undefined
      ? undefined
      : { field, words: String(at(dataOf(group!.file), [...group!.path, field]) ?? '') };
  }

  function sayingWords({ file, path }: Ref, words: string): Change[] {
    const { field } = wordsIn({ file, path }) ?? {};
    if (field === undefined || words.trim() === '') return [];
    const isFirst = at(dataOf(file), path) === undefined;
    return [
      {
        kind: 'set',
        ...(isFirst
          ? { path, value: { [field]: words } }
          : { path: [...path, field], value: words }),
      },
    ];
  }

  function removingWords({ file, path }: Ref): Change[] {
    const { field = '' } = wordsIn({ file, path }) ?? {};
    const group = at(dataOf(file), path);
    if (!isGroup(group) || group[field] === undefined) return [];
    const isAlone = path.length > 0 && Object.keys(group).length === 1;
    return [{ kind: 'remove', path: isAlone ? path : [...path, field] }];
  }

  /** Makes a step of another photo, or none, and of what it says about the photo. */
  function replace(
    slot: string,
    photo: [file: string, text: string][],
    changesOf: (group: Ref) => Change[],
  ): Promise<ChangeAnswer> {
    const content = session().content();
    const texts = new Map<string, string | undefined>(photo);
    const old = fileAt(slot);
    if (old !== undefined && !texts.has(old)) texts.set(old, undefined);
    const group = groupOf(slot);
    const changes = group ? changesOf(group) : [];
    if (group && changes.length > 0)
      texts.set(group.file, editFile(site().content, content, group.file, changes));
    return session().replace(texts, content);
  }

  return {
    slotTitle,

    placesOn: async (page: string): Promise<PhotoPlace[]> =>
      (await views.markedSite()).placesOn(page).map((place) => ({
        ...place,
        title: slotTitle(place.slot),
        words: wordsIn(groupOf(place.slot))?.words,
        hasOriginal: originals.has(place.slot),
      })),

    async put({ slot, data, focus, shape, words = '' }: PhotoRequest): Promise<ChangeAnswer> {
      if (!SLOT.test(slot))
        throw new BuildError(`${JSON.stringify(slot)} is no place for a photo.`);
      const chosen = Buffer.from(data, 'base64');
      const photo = await photoFile(chosen, { focus, shape });
      originals.keep(slot, chosen, photo.format);
      const file = `images/${slot}.jpg`;
      const text = textOf(file, photo.data);
      return replace(slot, [[file, text]], (group) => sayingWords(group, words));
    },

    original: (slot: string): Buffer | undefined =>
      SLOT.test(slot) ? originals.read(slot) : undefined,

    async remove(slot: string): Promise<ChangeAnswer> {
      if (fileAt(slot) === undefined) throw new BuildError('There is no photo at this place.');
      return replace(slot, [], removingWords);
    },
  };
}
