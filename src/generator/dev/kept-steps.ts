import { bundle } from '../assets/bundle.ts';
import { type MadeAssets, makeAssets } from '../assets/make-assets.ts';
import { readPublicFiles } from '../assets/public-files.ts';
import { OPEN_STEPS } from '../open-site.ts';
import { type Photos, preparePhotos } from '../pictures/photos.ts';
import { parseYaml } from '../read/parse-yaml.ts';
import { type ReadContent, readContent } from '../read/read-content.ts';
import type { RoutesInput, SiteDefinition } from '../site-definition.ts';
import type { Route, Site } from '../site.ts';
import { SCRIPT_PATH } from './dev-pages.ts';
import type { FileChanges } from './file-changes.ts';
import { kept } from './kept.ts';
import { keptEntries } from './kept-entries.ts';
import { keptTexts } from './kept-texts.ts';

/**
 * The steps of opening a site, each with a memory: a step is repeated only if its files, its code or its input changed since
 * the last time. Pages name the script SCRIPT_PATH, so they need not be made again when it changes.
 */
export function keptSteps<Content>(changes: FileChanges): typeof OPEN_STEPS {
  const entries = keptEntries(changes);
  const keptContent = kept<ReadContent<Content>>();
  const parsed = keptTexts(parseYaml);
  const keptDrawings = kept<Record<string, string>>();
  const keptRoutes = kept<Route[]>();
  const keptPhotos = kept<Photos>();
  const keptPublic = kept<Site>();

  // These three work for one kind of content, and the steps for any.
  const read = (site: SiteDefinition<Content>, folder: string) =>
    keptContent([changes.last(['content']), site.content, site.standIns], () => {
      parsed.nextRound();
      return readContent(site, folder, parsed.make);
    });
  const draw = (site: SiteDefinition<Content>, content: Content) => keptDrawings([site.drawings, content], () => site.drawings(content));
  const routes = (site: SiteDefinition<Content>, input: RoutesInput<Content>) => {
    const { content, assets, day, development } = input;
    const { photos, publicFiles, ...addresses } = assets;
    const values = JSON.stringify([addresses, day, development]);
    return keptRoutes([site.routes, content, photos, publicFiles, values], () => site.routes(input));
  };

  return {
    ...OPEN_STEPS,
    bundle: (folder, input) => bundle(folder, input, entries),
    read: read as typeof OPEN_STEPS.read,
    draw: draw as typeof OPEN_STEPS.draw,
    assets: (...input) => withScriptAt(SCRIPT_PATH, makeAssets(...input)),
    routes: routes as typeof OPEN_STEPS.routes,
    photos: (images, io) => keptPhotos([changes.last(['content']), Object.keys(images).join()], () => preparePhotos(images, io)),
    publicFiles: (folder) => keptPublic([changes.last(['public'])], () => readPublicFiles(folder)),
  };
}

function withScriptAt(path: string, { assets, styles, files }: MadeAssets): MadeAssets {
  files.set(path.slice(1), files.get(assets.script.slice(1))!);
  return { assets: { ...assets, script: path }, styles, files };
}
