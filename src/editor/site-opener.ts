import { BuildError } from '../generator/build-error.ts';
import { prepareSite } from '../generator/build.ts';
import type { PrepareOptions, PreparedSite } from '../generator/prepared-site.ts';
import { preparePhotos } from '../generator/pictures/photos.ts';
import type { PhotoFinder } from '../generator/site.ts';
import { type ContentIo, type ContentModel, readContent } from '../generator/content.ts';
import type { SiteDefinition } from '../generator/site-definition.ts';

/**
 * What the dev server knows: the site that it serves, and its code even while its content has
 * mistakes.
 */
export type DevState = {
  served: () =>
    (Pick<PreparedSite, 'bundle' | 'read' | 'styles'> & { site: SiteDefinition }) | undefined;
  definition: () => SiteDefinition | undefined;
};

/** Opens the site with any content, and with another content model or `slotOf` if they are given. */
export type OpenContent = (
  io: ContentIo,
  other?: { model?: ContentModel<unknown>; slotOf?: PhotoFinder['slotOf'] },
) => Promise<PreparedSite>;

/**
 * The site's code, and what opens the site with any content, even while that on disk has mistakes.
 */
export function siteOpener({ served, definition }: DevState, options: PrepareOptions) {
  /** The site's code. Throws a BuildError if it has a mistake. */
  function site(): SiteDefinition {
    const found = definition();
    if (!found) throw new BuildError('The code of the site has a mistake. The page shows it.');
    return found;
  }

  const open: OpenContent = async (io, { model = site().content, slotOf } = {}) => {
    const read = readContent(model, io);
    const photos = { ...(await preparePhotos(read, options)), slotOf };
    return prepareSite(site(), options, { bundle: served()?.bundle, read, photos });
  };

  return { site, open };
}

export type SiteOpener = ReturnType<typeof siteOpener>;
