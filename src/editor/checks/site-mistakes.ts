import {
  BuildError,
  type BuildMistake,
  type ContentFolder,
  type PreparedSite,
} from '../../generator/portable.ts';
import { pageChecker, SITE_CHECKS } from '../../generator/check/page-checker.ts';
import { locatePageMistakes } from '../../generator/check/locate-page-mistakes.ts';
import { pagesDiffer } from '../../generator/check/pages-differ.ts';
import { renderPage } from '../../generator/render.ts';
import type { OwnerMistake } from '../shared/messages.ts';
import type { Project } from '../project.ts';
import { ownerMistakes } from '../words/owner-mistakes.ts';
import { replacedPrices } from './replaced-prices.ts';

/** A new page may be like another one until it is published. */
const CHECKS = SITE_CHECKS.filter((check) => check !== pagesDiffer);

/**
 * The mistakes that the build would report for some content: of fields, or else of pages. Before
 * them come prices that an owner may not have meant to change, which the build accepts.
 */
export async function siteMistakes(
  project: Project,
  folder: ContentFolder,
): Promise<OwnerMistake[]> {
  return ownerMistakes(
    [...replacedPrices(project, folder), ...(await findMistakes(project, folder))],
    folder,
    project.model,
    project.folder,
  );
}

async function findMistakes(project: Project, folder: ContentFolder): Promise<BuildMistake[]> {
  try {
    return pageMistakes(await project.prepare(folder), CHECKS);
  } catch (error) {
    // The build would end with these mistakes.
    if (error instanceof BuildError) return error.mistakes;
    throw error;
  }
}

/** The mistakes in pages that forbid publishing, such as two pages too much alike. */
export const blockingMistakes = (project: Project, prepared: PreparedSite): OwnerMistake[] =>
  ownerMistakes(pageMistakes(prepared, [pagesDiffer]), project.folder, project.model).map(
    ({ message, ref }) => ({ message, ref: ref && { ...ref, path: [] } }),
  );

function pageMistakes(prepared: PreparedSite, siteChecks: typeof SITE_CHECKS): BuildMistake[] {
  const checker = pageChecker(prepared.sitePlan, siteChecks);
  for (const route of prepared.routes) checker.add(route, renderPage(route, prepared));
  return locatePageMistakes(checker.mistakes(), prepared);
}
