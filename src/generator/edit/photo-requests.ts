import { BuildError } from '../build-error.ts';
import { parseYaml } from '../read/parse-yaml.ts';
import { sortFiles } from '../read/sort-files.ts';
import { asWords } from '../read/titles.ts';
import type { SiteDefinition } from '../site-definition.ts';
import type { ChangeAnswer, PhotoPlace, PhotoRequest, Ref } from './api.ts';
import { photoFile } from '../pictures/photo-file.ts';
import { editFile } from './edit-file.ts';
import type { EditSession } from './session.ts';
import { rewrite, textIn, textOf } from './texts.ts';
import { valueTitle } from './titles.ts';
import type { SiteViews } from './views.ts';

type Input = { site: () => SiteDefinition; views: SiteViews; session: () => EditSession };

/** Only letters, digits and hyphens, so that no part of a path leads elsewhere. */
const SLOT = /^[\w-]{1,60}(\/[\w-]{1,60}){0,2}$/;

/** What can be asked about photos: the places of a page, and a photo put there or removed, as one step with its words. */
export function photoRequests({ site, views, session }: Input) {
  /** The photo at a place, by its file's path. It may have any of the formats. */
  const fileAt = (slot: string): string | undefined => {
    const photo = sortFiles(site().content, session().content().list().files).images[slot];
    return photo === undefined ? undefined : `images/${photo}`;
  };
  /** A free name for the photo of a field. No other place shows it. */
  const freshSlot = ({ file }: Ref): string => {
    const name = file.replace(/\.yaml$/, '');
    for (let number = 1; ; number++) if (fileAt(`${name}-photo-${number}`) === undefined) return `${name}-photo-${number}`;
  };

  /** A place in an owner's words: what the words about its photo belong to, or else its name. */
  function titleOf(slot: string, alt: Ref | undefined): string {
    if (!alt) return asWords(slot.replaceAll('/', ' '));
    const { value } = parseYaml(textIn(session().content(), alt.file) ?? '');
    return valueTitle(site().content, { file: alt.file, path: alt.path.slice(0, -1) }, value);
  }

  return {
    async placesOf(page: string): Promise<PhotoPlace[]> {
      return (await views.placesOn(page)).map(({ slot, element, file }) => {
        const alt = site().desk?.photoWords(views.content(), slot);
        return { slot, title: titleOf(slot, alt), isOnPage: element !== undefined, file, alt };
      });
    },

    async put({ data, focus, shape, alt, ...request }: PhotoRequest): Promise<ChangeAnswer> {
      const slot = 'slot' in request ? request.slot : freshSlot(request.field);
      if (!SLOT.test(slot)) throw new BuildError(`${JSON.stringify(slot)} is no place for a photo.`);
      const bytes = await photoFile(Buffer.from(data, 'base64'), { focus, shape });
      const file = `images/${slot}.jpg`;
      const old = fileAt(slot);
      const content = session().content();
      const words = 'field' in request ? { ref: request.field, words: `${slot}.jpg` } : alt;
      const files = [rewrite(content, file, textOf(file, bytes))];
      if (old !== undefined && old !== file) files.push(rewrite(content, old));
      if (words) {
        const { ref, words: value } = words;
        files.push(rewrite(content, ref.file, editFile(site().content, content, ref.file, { kind: 'set', path: ref.path, value })));
      }
      return session().replace(files);
    },

    async remove(slot: string): Promise<ChangeAnswer> {
      const old = fileAt(slot);
      if (old === undefined) throw new BuildError('There is no photo at this place.');
      return session().replace([rewrite(session().content(), old)]);
    },
  };
}
