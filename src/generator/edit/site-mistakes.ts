import { styled } from '../assets/styled.ts';
import { BuildError } from '../build-error.ts';
import { inspect } from '../check/check.ts';
import { describeFaults } from '../check/describe-faults.ts';
import { crawlerFiles } from '../hosts/crawler-files.ts';
import type { Mistake } from '../mistake.ts';
import { OPEN_STEPS, type OpenOptions, type OpenSite, openSite } from '../open-site.ts';
import { ContentErrors } from '../read/content-error.ts';
import type { ContentIo } from '../read/content-io.ts';
import { load } from '../read/load.ts';
import { parseYaml } from '../read/parse-yaml.ts';
import { readContent } from '../read/read-content.ts';
import { pageFiles, renderRoute } from '../render/render.ts';
import type { SiteDefinition } from '../site-definition.ts';
import { type Texts, withTexts } from './texts.ts';

/** The site as it is served now, for everything that no content changes. */
export type Served = Pick<OpenSite, 'bundle'> & { site: SiteDefinition };

/** Opens the site with other texts in some of its files. */
export function openWith(
  { site, bundle }: Served,
  options: OpenOptions,
  io: ContentIo,
  texts: Texts,
  parse = parseYaml,
): Promise<OpenSite> {
  return openSite(site, options, {
    ...OPEN_STEPS,
    bundle: async () => bundle,
    read: (definition) => readContent(definition, withTexts(io, texts), parse),
  });
}

/** What the build would say about the site if some files had these texts: first of the fields, and if they are right, of all pages. */
export async function siteMistakes(
  served: Served,
  options: OpenOptions,
  io: ContentIo,
  texts: Texts,
  parse = parseYaml,
): Promise<Mistake[]> {
  try {
    const { content, routes, styles, files, findWritten } = await openWith(served, options, io, texts, parse);
    const { site } = served;
    const { origin } = site.host(content);
    const names = [...pageFiles(routes).keys(), ...files.keys(), ...site.files(content).keys(), ...crawlerFiles(origin, routes).keys()];
    const inspection = inspect({ origin, routes, files: new Set(names) }, site.checks);
    for (const route of routes) inspection.checkPage(route, styled(renderRoute(route), styles));
    return describeFaults(inspection.finish().faults, origin, findWritten);
  } catch (error) {
    return mistakesOf(error);
  }
}

/** What the build would say about the content alone. It is quick. */
export async function contentMistakes({ site }: Served, io: ContentIo, texts: Texts, parse = parseYaml): Promise<Mistake[]> {
  try {
    load(withTexts(io, texts), site.content, parse);
    return [];
  } catch (error) {
    return mistakesOf(error);
  }
}

/** The mistakes of an error that the build would end with. Any other error is thrown on. */
function mistakesOf(error: unknown): Mistake[] {
  if (error instanceof ContentErrors) return error.mistakes;
  if (error instanceof BuildError) return error.message.split('\n').map((message) => ({ message }));
  throw error;
}
