import { BuildError } from '../generator/build-error.ts';
import { openSite } from '../generator/build.ts';
import type { OpenOptions, OpenSite } from '../generator/open-site.ts';
import type { preparePhotos } from '../generator/pictures/photos.ts';
import type { ContentIo, ContentModel } from '../generator/content.ts';
import type { SiteDefinition } from '../generator/site-definition.ts';

/**
 * What the dev server knows: the site that it serves, and its code even while its content has
 * mistakes.
 */
export type DevState = {
  served: () =>
    (Pick<OpenSite, 'bundle' | 'content' | 'styles'> & { site: SiteDefinition }) | undefined;
  definition: () => SiteDefinition | undefined;
};

/**
 * Opens the site with any content, and with another content model or other photos if they are
 * given.
 */
export type OpenContent = (
  io: ContentIo,
  other?: { model?: ContentModel<unknown>; prepare?: typeof preparePhotos },
) => Promise<OpenSite>;

/**
 * The site's code, and what opens the site with any content, even while that on disk has mistakes.
 */
export function siteOpener({ served, definition }: DevState, options: OpenOptions) {
  /** The site's code. Throws a BuildError if it has a mistake. */
  function site(): SiteDefinition {
    const found = definition();
    if (!found) throw new BuildError('The code of the site has a mistake. The page shows it.');
    return found;
  }

  const open: OpenContent = async (io, { model = site().content, prepare } = {}) => {
    const code = { ...site(), content: model };
    return openSite(code, { ...options, io, prepare }, { bundle: served()?.bundle });
  };

  return { site, open };
}

export type SiteOpener = ReturnType<typeof siteOpener>;
