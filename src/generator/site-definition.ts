import type { BundleInput } from './assets/bundle.ts';
import type { HostNeeds } from './hosts/host-needs.ts';
import type { ContentModel } from './content/content-model.ts';
import type { LoadedContent } from './content/load-content.ts';
import type { ParsedFile } from './content/locate-in-file.ts';
import type { FieldPath } from './content/yaml-tree.ts';
import type { Day } from './base/zoned-time.ts';
import type { PageAssets } from './page-assets.ts';
import type { Route } from './route.ts';

/** The day that a site is built for. Without a chosen day, it is today, with the current minute. */
export type BuildDay = Day & { minute?: number };

export type RoutesInput<Content = unknown> = {
  content: Content;
  assets: PageAssets;
  day: BuildDay;
  /** The site is for the dev server, not for visitors. */
  development: boolean;
};

/**
 * A value that the owner must supply or confirm before the site goes public. A `comment` of the
 * file may say so.
 */
export type StandIn = {
  source: ParsedFile;
  path: FieldPath;
  name: string;
  why: string;
  comment?: string;
};

/**
 * The values that the owner must supply before the site goes public, and sentences about things to
 * check. Only a production build fails because of stand-ins.
 */
export type TodoList = { standIns: StandIn[]; reminders: string[] };

/**
 * Everything that the generator needs to build a site. `Content` is the site's own content type.
 * The generator only passes content on, so there it is `unknown`.
 */
export type SiteDefinition<Content = unknown> = {
  contentModel: ContentModel<Content>;
  browserCode: BundleInput;
  /** Drawings that pages load as files: file name without extension → SVG. */
  drawings(content: Content): Record<string, string>;
  /** The IANA time zone in which the site's days begin, such as Europe/London. */
  timeZone(content: Content): string;
  /** The manifest: every address of the site, each with its page or redirect. */
  routes(input: RoutesInput<Content>): Route[];
  /** Other files made from content: path below the output folder → text. */
  generatedFiles(content: Content): Map<string, string>;
  hostNeeds(content: Content): HostNeeds;
  todoList(
    input: Pick<LoadedContent<Content>, 'content' | 'parsedFiles' | 'photosBySlot'> & {
      day: BuildDay;
    },
  ): TodoList;
};
