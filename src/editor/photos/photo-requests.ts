import { join } from 'node:path';
import { BuildError } from '../../generator/portable.ts';
import { altTextOf, altTextChanges } from './alt-text.ts';
import type { PageSlot, PhotoRequest, SavedAnswer } from '../shared/messages.ts';
import { editFile } from '../yaml/edit-text.ts';
import { isContent, photoIn, revisionIn, revisionOf } from '../content/content-files.ts';
import type { Editor } from '../editor.ts';
import { keepOriginal, findOriginal } from './original-photos.ts';
import { slotTitle } from '../words/owners-titles.ts';
import { photoFile } from './photo-file.ts';

const fileFor = (slot: string) => `images/${slot}.jpg`;

export async function photoSlots(
  editor: Editor,
  { pagePath }: { pagePath: string },
): Promise<PageSlot[]> {
  const { project, session } = editor;
  const pageIndex = await project.pageIndex;
  const drafted = session.drafts.contentWithDrafts();
  return pageIndex.slotsOn(pagePath).map((slot) => ({
    slot,
    title: slotTitle(project, slot, drafted),
    file: photoIn(drafted, slot),
    altText: altTextOf(project, slot, drafted),
    hasOriginal: originalOf(editor, slot) !== undefined,
  }));
}

export async function putPhoto(
  editor: Editor,
  { slot, data, keptPoint, shape, altText }: PhotoRequest,
): Promise<SavedAnswer> {
  const { model, contentPath } = editor.project;
  // No part of its path may lead elsewhere.
  if (!isContent(model, fileFor(slot)))
    throw new BuildError(`${JSON.stringify(slot)} is no place for a photo.`);
  const chosen = Buffer.from(data, 'base64');
  const photo = await photoFile(chosen, { keptPoint, shape });
  const answer = await replacePhoto(editor, slot, altText, photo.data);
  keepOriginal(contentPath, revisionOf(photo.data), chosen, photo.format);
  return answer;
}

export async function removePhoto(
  editor: Editor,
  { slot }: { slot: string },
): Promise<SavedAnswer> {
  if (photoIn(editor.session.drafts.contentWithDrafts(), slot) === undefined)
    throw new BuildError('There is no photo at this place.');
  return replacePhoto(editor, slot, '');
}

/** The path of the photo in a slot as it was chosen, if it was kept. */
export function originalOf({ project, session }: Editor, slot: string): string | undefined {
  const folder = session.drafts.contentWithDrafts();
  const photo = photoIn(folder, slot);
  if (photo === undefined) return undefined;
  const original = findOriginal(folder, revisionIn(folder, photo));
  return original && join(project.contentPath, original);
}

/** One step replaces or removes a photo with its alternative text. */
function replacePhoto(
  { project, session }: Editor,
  slot: string,
  description: string,
  photo?: Uint8Array,
): Promise<SavedAnswer> {
  const folder = session.drafts.contentWithDrafts();
  const files = new Map<string, Uint8Array | undefined>();
  const oldPhoto = photoIn(folder, slot);
  if (oldPhoto !== undefined) files.set(oldPhoto, undefined);
  if (photo !== undefined) files.set(fileFor(slot), photo);
  const altText = altTextOf(project, slot, folder);
  if (altText) {
    const { file } = altText.ref;
    const changes = altTextChanges(altText, description);
    if (changes.length > 0) files.set(file, editFile(project.model, folder, file, changes));
  }
  return session.replace(files, folder);
}
