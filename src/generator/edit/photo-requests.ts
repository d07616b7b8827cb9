import { BuildError } from '../build-error.ts';
import type { ContentIo } from '../read/content-io.ts';
import { sortFiles } from '../read/sort-files.ts';
import type { ChangeAnswer, PhotoPlace, PhotoRequest } from './api.ts';
import { editText } from './edit-text.ts';
import { photoFile } from './photo-file.ts';
import type { EditSession, FilesRequest } from './session.ts';
import { baseOf, textOf } from './texts.ts';
import type { SiteViews } from './views.ts';

type Input = { views: SiteViews; session: () => EditSession; io: ContentIo };

/** Only letters, digits and hyphens, so that no part of a path leads elsewhere. */
const SLOT = /^[\w-]{1,60}(\/[\w-]{1,60}){0,2}$/;

/** What can be asked about photos: the places of a page, and a photo put there or removed, as one step with its words. */
export function photoRequests({ views, session, io }: Input) {
  /** The photo at a place, by its file's path. It may have any of the formats. */
  const fileAt = (slot: string): string | undefined => {
    const photo = sortFiles(views.site().content, io.list().files).images[slot];
    return photo === undefined ? undefined : `images/${photo}`;
  };
  const without = (file: string | undefined): FilesRequest => (file === undefined ? [] : [{ file, base: baseOf(session().text(file)) }]);

  return {
    async placesOf(page: string): Promise<PhotoPlace[]> {
      const { desk } = views.site();
      const { of } = await views.twinOf();
      return (await views.placesOf(page)).map(({ slot, file }) => {
        const { title = slot, alt } = desk?.photo(of.content, slot) ?? {};
        return { slot, title, file, alt };
      });
    },

    async put({ slot, data, focus, shape, alt }: PhotoRequest): Promise<ChangeAnswer> {
      if (!SLOT.test(slot)) throw new BuildError(`${JSON.stringify(slot)} is no place for a photo.`);
      const bytes = await photoFile(Buffer.from(data, 'base64'), { focus, shape });
      const file = `images/${slot}.jpg`;
      const old = fileAt(slot);
      const files: FilesRequest = [
        { file, base: baseOf(session().text(file)), after: textOf(file, bytes) },
        ...(old === file ? [] : without(old)),
      ];
      if (alt) {
        const text = session().text(alt.ref.file);
        if (text === undefined) throw new BuildError(`There is no content file ${alt.ref.file}.`);
        const after = editText(text, { kind: 'set', path: alt.ref.path, value: alt.words });
        files.push({ file: alt.ref.file, base: baseOf(text), after });
      }
      return session().replace(files, `A photo for ${slot}`);
    },

    async remove(slot: string): Promise<ChangeAnswer> {
      const old = fileAt(slot);
      if (old === undefined) throw new BuildError('There is no photo at this place.');
      return session().replace(without(old), `No photo for ${slot}`);
    },
  };
}
