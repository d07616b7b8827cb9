import { bundle } from '../assets/bundle.ts';
import { type MadeAssets, makeAssets } from '../assets/make-assets.ts';
import { readPublicFiles } from '../assets/public-files.ts';
import { OPEN_STEPS } from '../open-site.ts';
import { preparePhotos } from '../pictures/photos.ts';
import { parseYaml } from '../read/parse-yaml.ts';
import { readContent } from '../read/read-content.ts';
import { SCRIPT_PATH } from './dev-pages.ts';
import type { FileChanges } from './file-changes.ts';
import { keptEntries } from './kept-entries.ts';
import { keptTexts } from './kept-texts.ts';

/**
 * The steps of opening a site, each with a memory: a step is repeated only if its files, its code or its input changed since
 * the last time. Pages name the script SCRIPT_PATH, so they need not be made again when it changes.
 */
export function keptSteps(changes: FileChanges): typeof OPEN_STEPS {
  const entries = keptEntries(changes);
  const parsed = keptTexts(parseYaml);
  const results = new Map<string, { key: readonly unknown[]; value: unknown }>();

  /** Returns the last result of a step as long as `key` has the same values. A failure is not kept. */
  const keep = async <T>(step: keyof typeof OPEN_STEPS, key: readonly unknown[], make: () => T | Promise<T>): Promise<T> => {
    const last = results.get(step);
    if (last && key.every((part, i) => part === last.key[i])) return last.value as T;
    const value = await make();
    results.set(step, { key, value });
    return value;
  };

  return {
    ...OPEN_STEPS,
    bundle: (folder, input) => bundle(folder, input, entries),
    read: (site, folder) =>
      keep('read', [changes.last(['content']), site.content], () => {
        parsed.nextRound();
        return readContent(site, folder, parsed.make);
      }),
    draw: (site, content) => keep('draw', [site.drawings, content], () => site.drawings(content)),
    assets: (...input) => withScriptAt(SCRIPT_PATH, makeAssets(...input)),
    routes: (site, input) => {
      const { content, assets, day, development } = input;
      const { photos, publicFiles, ...addresses } = assets;
      const values = JSON.stringify([addresses, day, development]);
      return keep('routes', [site.routes, content, photos, publicFiles, values], () => site.routes(input));
    },
    photos: (images, io) => keep('photos', [changes.last(['content/images'])], () => preparePhotos(images, io)),
    publicFiles: (folder) => keep('publicFiles', [changes.last(['public'])], () => readPublicFiles(folder)),
  };
}

function withScriptAt(path: string, { assets, styles, files }: MadeAssets): MadeAssets {
  files.set(path.slice(1), files.get(assets.script.slice(1))!);
  return { assets: { ...assets, script: path }, styles, files };
}
