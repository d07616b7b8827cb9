import type { PrepareOptions } from '../generator/prepared-site.ts';
import { type ContentIo, nodeAt, type Source, yamlTree } from '../generator/content.ts';
import type { Route } from '../generator/site.ts';
import type { SiteDefinition, StandIn } from '../generator/site-definition.ts';
import { zonedTime } from '../generator/zoned-time.ts';
import type { FileEntry, Missing, Start } from './api.ts';
import type { DeskDefinition } from './desk-definition.ts';
import type { EditSession } from './session.ts';
import type { SiteOpener } from './site-opener.ts';
import { sourcesIn } from './texts.ts';
import { fileTitle, valueTitle } from './titles.ts';
import { fieldOnLine, unconfirmedOf } from './unconfirmed.ts';

type StartInput = {
  opener: SiteOpener;
  io: ContentIo;
  options: Pick<PrepareOptions, 'day' | 'now'>;
  desk: DeskDefinition<unknown> | undefined;
  session: EditSession;
};

/**
 * What tasks begin with: the owner's jobs, all files as the owner left them, and what is still to
 * be supplied.
 */
export async function startOf({ opener, io, options, desk, session }: StartInput): Promise<Start> {
  const site = opener.site();
  const { read, routes, advice } = await opener.open(io);
  const sources = sourcesIn(io, site.content);
  return {
    jobs:
      desk?.jobs(
        read.content,
        options.day ?? zonedTime(options.now(), site.timeZone(read.content)),
      ) ?? [],
    files: sourcesIn(session.content(), site.content).map((source) =>
      entryOf(site, routes, source),
    ),
    missing: advice().standIns.map((standIn) => missingAt(site, standIn, sources)),
  };
}

function entryOf(
  { content: model }: SiteDefinition,
  routes: Route[],
  { file, shownAs, value }: Source,
): FileEntry {
  // A route may name the usual folder, even if the content is in another one.
  const page = routes.find(
    ({ kind, source }) => kind === 'page' && [shownAs, `content/${file}`].includes(source),
  )?.path;
  return { file, title: fileTitle(model, file, value), page };
}

/** A stand-in, at the field or the item of a list that begins on its line. */
function missingAt(
  { content: model }: SiteDefinition,
  { file: where, line, why, owner = why }: StandIn,
  sources: Source[],
): Missing {
  const { file, text, value } = sources.find(({ shownAs }) => shownAs === where)!;
  const path = fieldOnLine(text, line);
  const node = nodeAt(yamlTree(text), path);
  const says =
    node && unconfirmedOf(text, node).find((comment) => why.startsWith(comment.says))?.says;
  const title = valueTitle(model, { file, path }, value);
  return {
    ref: { file, path },
    title,
    why: says ?? owner,
    canConfirm: says !== undefined,
  };
}
