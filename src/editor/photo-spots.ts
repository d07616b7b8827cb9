import { BuildError } from '../generator/tools.ts';
import {
  asWords,
  type ContentIo,
  fieldsOf,
  kindOf,
  metadataOf,
  schemaAt,
  sortFiles,
} from '../generator/content.ts';
import type { ChangeAnswer, PhotoSpot } from './api.ts';
import { valueAt } from './change.ts';
import { dataIn } from './content-files.ts';
import { editFile } from './edit-file.ts';
import type { EditedSite } from './edited-site.ts';
import { originalPhotos } from './original-photos.ts';
import { photoFile } from './photo-file.ts';
import type { Change, PhotoRequest, Ref } from './request-shapes.ts';
import type { EditSession } from './session.ts';
import { valueTitle } from './titles.ts';
import type { SiteViews } from './views.ts';

/** Only letters, digits and hyphens, so that no part of a path leads elsewhere. */
const SLOT = /^[\w-]{1,60}(\/[\w-]{1,60}){0,2}$/;

/** What a photo shows, for people who cannot see it, and the field of its group that says it. */
type AltText = { group: Ref; field: string; text: string };

/** The group of fields about the photo in a slot. */
function groupOf({ dev, options }: EditedSite, slot: string): Ref | undefined {
  const served = dev.served();
  return served && options.desk?.photoAt(served.read.content, slot);
}

/** What an owner calls a spot for a photo. */
export function titleOfSlot(site: EditedSite, slot: string, content: ContentIo): string {
  const group = groupOf(site, slot);
  return group
    ? valueTitle(site.model, group, dataIn(content, group.file))
    : asWords(slot.replaceAll('/', ' '));
}

/** The spots for photos: a photo is put there or removed, as one step with its alternative text. */
export function photoSpots(site: EditedSite, views: SiteViews, session: EditSession) {
  const originals = originalPhotos(site.folder);

  /** The photo in a slot, by its file's path. It may have any of the formats. */
  const fileAt = (slot: string): string | undefined => {
    const photo = sortFiles(site.model, session.content().list().files).images[slot];
    return photo === undefined ? undefined : `images/${photo}`;
  };
  const dataOf = (file: string): unknown => dataIn(session.content(), file);

  /** What is said of the photo in a slot; undefined if nobody need say it. */
  function altTextOf(slot: string): AltText | undefined {
    const group = groupOf(site, slot);
    if (!group) return undefined;
    const fields = fieldsOf(schemaAt(kindOf(site.model, group.file)?.schema, group.path)) ?? {};
    const field = Object.keys(fields).find((one) => metadataOf(fields[one]).describes === 'photo');
    if (field === undefined) return undefined;
    return {
      group,
      field,
      text: String(valueAt(dataOf(group.file), [...group.path, field]) ?? ''),
    };
  }

  /** The change that says what a photo shows. The group may have no other field yet. */
  function saying({ group: { file, path }, field }: AltText, text: string): Change[] {
    if (text.trim() === '') return [];
    return valueAt(dataOf(file), path) === undefined
      ? [{ kind: 'set', path, value: { [field]: text } }]
      : [{ kind: 'set', path: [...path, field], value: text }];
  }

  function unsaying({ group: { file, path }, field, text }: AltText): Change[] {
    if (text === '') return [];
    const isAlone =
      path.length > 0 && Object.keys(valueAt(dataOf(file), path) as object).length === 1;
    return [{ kind: 'remove', path: isAlone ? path : [...path, field] }];
  }

  /** Makes a step of another photo, or none, and of what is said about it. */
  function replace(
    slot: string,
    photo: Uint8Array | undefined,
    changesOf: (altText: AltText) => Change[],
  ): Promise<ChangeAnswer> {
    const content = session.content();
    const files = new Map<string, Uint8Array | undefined>();
    const old = fileAt(slot);
    if (old !== undefined) files.set(old, undefined);
    if (photo !== undefined) files.set(fileFor(slot), photo);
    const altText = altTextOf(slot);
    const changes = altText ? changesOf(altText) : [];
    const { file = '' } = altText?.group ?? {};
    if (changes.length > 0) files.set(file, editFile(site.model, content, file, changes));
    return session.replace(files, content);
  }

  return {
    spotsOn: async (page: string): Promise<PhotoSpot[]> =>
      (await views.markedSite()).spotsOn(page).map((spot) => ({
        ...spot,
        title: titleOfSlot(site, spot.slot, session.content()),
        altText: altTextOf(spot.slot)?.text,
        hasOriginal: originals.has(spot.slot),
      })),

    async put({ slot, data, focus, shape, altText = '' }: PhotoRequest): Promise<ChangeAnswer> {
      if (!SLOT.test(slot))
        throw new BuildError(`${JSON.stringify(slot)} is no place for a photo.`);
      const chosen = Buffer.from(data, 'base64');
      const photo = await photoFile(chosen, { focus, shape });
      originals.keep(slot, chosen, photo.format);
      return replace(slot, photo.data, (now) => saying(now, altText));
    },

    original: (slot: string): Buffer | undefined =>
      SLOT.test(slot) ? originals.read(slot) : undefined,

    async remove(slot: string): Promise<ChangeAnswer> {
      if (fileAt(slot) === undefined) throw new BuildError('There is no photo at this place.');
      return replace(slot, undefined, unsaying);
    },
  };
}

const fileFor = (slot: string): string => `images/${slot}.jpg`;
