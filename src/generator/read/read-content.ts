import type { SiteDefinition, StandIn } from '../site-definition.ts';
import { type ContentIo, readContentFolder } from './content-io.ts';
import { load, type Loaded } from './load.ts';
import { parseYaml } from './parse-yaml.ts';
import { type FindWritten, whereWritten } from './where-written.ts';

/** What was read from a content folder, and what the owner must still supply. */
export type ReadContent<Content = unknown> = Loaded<Content> & { standIns: StandIn[]; io: ContentIo; findWritten: FindWritten };

/** Reads and checks a site's content, from a folder or any other source. Throws ContentErrors with all mistakes. */
export async function readContent<Content>(
  site: SiteDefinition<Content>,
  from: string | ContentIo,
  parse = parseYaml,
): Promise<ReadContent<Content>> {
  const io = typeof from === 'string' ? readContentFolder(from) : from;
  const loaded = load(io, site.content, parse);
  const standIns = site.standIns(loaded.sources, loaded.content);
  return { ...loaded, standIns, io, findWritten: (wanted, field) => whereWritten(loaded.drafts, wanted, field) };
}
