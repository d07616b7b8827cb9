import type { SiteDefinition, StandIn } from '../site-definition.ts';
import { type ContentIo, readContentFolder } from './content-io.ts';
import { load } from './load.ts';
import { parseYaml } from './parse-yaml.ts';
import { type FindWritten, whereWritten } from './where-written.ts';

/** The result of reading a content folder: the content, its photos by slot, and what the owner must still supply. */
export type ReadContent<Content> = {
  content: Content;
  images: Record<string, string>;
  standIns: StandIn[];
  io: ContentIo;
  findWritten: FindWritten;
};

/** Reads and checks a site's content, from a folder or any other source. Throws ContentErrors with all mistakes. */
export async function readContent<Content>(
  site: SiteDefinition<Content>,
  from: string | ContentIo,
  parse = parseYaml,
): Promise<ReadContent<Content>> {
  const io = typeof from === 'string' ? readContentFolder(from) : from;
  const { content, images, sources, drafts } = load(io, site.content, parse);
  return {
    content,
    images,
    standIns: site.standIns(sources, content),
    io,
    findWritten: (wanted, field) => whereWritten(drafts, wanted, field),
  };
}
