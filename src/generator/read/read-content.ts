import type { SiteDefinition } from '../site-definition.ts';
import { type ContentIo, readContentFolder } from './content-io.ts';
import { load, type Loaded } from './load.ts';
import { parseYaml } from './parse-yaml.ts';
import { type FindWritten, whereWritten } from './where-written.ts';

/** What was read from a content folder, and a way to find where it says something. */
export type ReadContent<Content = unknown> = Loaded<Content> & { io: ContentIo; findWritten: FindWritten };

/** Reads and checks a site's content, from a folder or any other source. Throws ContentErrors with all mistakes. */
export async function readContent<Content>(
  site: Pick<SiteDefinition<Content>, 'content'>,
  from: string | ContentIo,
  parse = parseYaml,
): Promise<ReadContent<Content>> {
  const io = typeof from === 'string' ? readContentFolder(from) : from;
  const loaded = load(io, site.content, parse);
  return { ...loaded, io, findWritten: (wanted, field) => whereWritten(loaded.drafts, wanted, field) };
}
