import { styled } from '../assets/styled.ts';
import { BuildError } from '../build-error.ts';
import { inspect } from '../check/check.ts';
import { describeFaults } from '../check/describe-faults.ts';
import { crawlerFiles } from '../hosts/crawler-files.ts';
import type { Mistake } from '../mistake.ts';
import type { OpenSite } from '../open-site.ts';
import { ContentErrors } from '../read/content-error.ts';
import { pageFiles, renderRoute } from '../render/render.ts';
import type { SiteDefinition } from '../site-definition.ts';

/** What the build would say about a site: first of the fields, and if they are right, of all pages. */
export async function siteMistakes(site: SiteDefinition, open: () => Promise<OpenSite>): Promise<Mistake[]> {
  try {
    const { content, routes, styles, files, findWritten } = await open();
    const { origin } = site.host(content);
    const names = [...pageFiles(routes).keys(), ...files.keys(), ...site.files(content).keys(), ...crawlerFiles(origin, routes).keys()];
    const inspection = inspect({ origin, routes, files: new Set(names) }, site.checks);
    for (const route of routes) inspection.checkPage(route, styled(renderRoute(route), styles));
    return describeFaults(inspection.finish().faults, origin, findWritten);
  } catch (error) {
    // The build would end with these. Any other error is thrown on.
    if (error instanceof ContentErrors) return error.mistakes;
    if (error instanceof BuildError) return error.message.split('\n').map((message) => ({ message }));
    throw error;
  }
}
