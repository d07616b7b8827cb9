import { pageFileNames } from './base/page-path.ts';
import type { LoadedContent } from './content/load-content.ts';
import { crawlerFiles } from './hosts/crawler-files.ts';
import { HOST_FILE_NAMES } from './hosts/host-settings.ts';
import type { PreparedSite } from './prepared-site.ts';
import { assertNoClashes } from './assert-no-clashes.ts';
import type { SiteDefinition } from './site-definition.ts';
import type { FilesByPath } from './page-assets.ts';
import { pageName, type Route } from './route.ts';

/**
 * Plans the output of a build: pages, `assetFiles`, and files that are made from content. Throws a
 * BuildError if names clash.
 */
export function planOutput(
  site: SiteDefinition,
  { content, folder }: LoadedContent,
  routes: Route[],
  assetFiles: FilesByPath,
): Pick<PreparedSite, 'routesByFile' | 'files' | 'sitePlan' | 'hostNeeds'> {
  const hostNeeds = site.hostNeeds(content);
  const { origin } = hostNeeds;
  const pageFiles = routes.flatMap((route) =>
    pageFileNames(route.path).map((file): [string, Route] => [file, route]),
  );
  const generatedFiles = [...site.generatedFiles(content), ...crawlerFiles(origin, routes)];
  assertNoClashes([
    ...pageFiles.map(([name, route]) => ({ name, madeFrom: pageName(route, folder.name) })),
    ...Array.from(assetFiles.keys(), (name) => ({ name, madeFrom: `public/${name}` })),
    ...[...generatedFiles.map(([name]) => name), ...HOST_FILE_NAMES].map((name) => ({
      name,
      madeFrom: 'a file that the build makes itself',
    })),
  ]);
  const files: FilesByPath = new Map([...assetFiles, ...generatedFiles]);
  const sitePlan = {
    origin,
    routes,
    fileNames: new Set(files.keys()),
    contentFolderName: folder.name,
  };
  return { routesByFile: new Map(pageFiles), files, sitePlan, hostNeeds };
}
