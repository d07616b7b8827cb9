import type { OpenOptions } from '../open-site.ts';
import type { ContentIo } from '../read/content-io.ts';
import type { Source } from '../read/locate.ts';
import { parseYaml } from '../read/parse-yaml.ts';
import { kindOf } from '../read/sort-files.ts';
import type { Route } from '../site.ts';
import type { SiteDefinition, StandIn } from '../site-definition.ts';
import type { FileEntry, Missing, Start } from './api.ts';
import { pathAt } from './path-at.ts';
import type { EditSession } from './session.ts';
import { openWith, type Served } from './site-mistakes.ts';
import { fileTitle, valueTitle } from './titles.ts';
import { unconfirmedOf } from './unconfirmed.ts';
import { nodeAt, yamlTree } from './yaml-tree.ts';

type StartInput = Served & { io: ContentIo; options: OpenOptions; session: EditSession; parse?: typeof parseYaml };

/** The start page: the owner's jobs, all files, drafts, and what is still to be supplied. */
export async function startOf({ io, options, session, parse = parseYaml, ...served }: StartInput): Promise<Start> {
  const { site } = served;
  const { content, routes, standIns } = await openWith(served, options, io, new Map(), parse);
  const sources = sourcesOf(site, io, parse);
  const mistakes = await session.mistakes();
  return {
    jobs: site.desk?.jobs(content, options.day ?? site.dayAt(content, options.now())) ?? [],
    files: sources.map((source) => entryOf(site, routes, source)),
    drafts: session.drafts().map((file) => ({ file, mistakes: mistakes.filter(({ ref }) => ref?.file === file) })),
    missing: standIns.map((standIn) => missingAt(site, standIn, sources)),
  };
}

function sourcesOf({ content: model }: SiteDefinition, io: ContentIo, parse: typeof parseYaml): Source[] {
  const decoder = new TextDecoder();
  return io
    .list()
    .files.filter((file) => kindOf(model, file))
    .map((file) => {
      const text = decoder.decode(io.read(file));
      return { file, path: `${io.root}/${file}`, text, value: parse(text).value };
    });
}

function entryOf({ content: model }: SiteDefinition, routes: Route[], { file, path, value }: Source): FileEntry {
  // A route may name the usual folder, even if the content is in another one.
  const page = routes.find(({ kind, source }) => kind === 'page' && [path, `content/${file}`].includes(source))?.path;
  return { file, title: fileTitle(model, file, value), page };
}

/** A stand-in, at the field or the item of a list that begins on its line. */
function missingAt({ content: model }: SiteDefinition, { file: where, line, why }: StandIn, sources: Source[]): Missing {
  const { file, text, value } = sources.find(({ path }) => path === where)!;
  const written = text.split('\n')[line - 1] ?? '';
  const found = pathAt(text, line, /^\s*(?:- )?/.exec(written)![0].length + 1);
  const isItem = /^\s*- \S/.test(written) && typeof found.at(-2) === 'number';
  const path = isItem ? found.slice(0, -1) : found;
  const node = nodeAt(yamlTree(text), path);
  const says = node && unconfirmedOf(text, node).find((comment) => why.startsWith(comment.says))?.says;
  const title = valueTitle(model, { file, path }, value);
  return { ref: { file, path }, title, why: says ?? why, canConfirm: says !== undefined };
}
