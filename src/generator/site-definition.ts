import type { BundleInput } from './assets/bundle.ts';
import type { Check } from './check/page.ts';
import type { HostNeeds } from './hosts/host-facts.ts';
import type { ContentModel } from './read/content-model.ts';
import type { Source } from './read/locate.ts';
import type { Assets, Day, Route } from './site.ts';

/** What `routes` makes pages from. `day` is the day that the site is built for. */
export type RoutesInput<Content> = {
  content: Content;
  assets: Assets;
  day: Day;
  /** The site is for the dev server, not for visitors. */
  development: boolean;
};

/** Something that the owner must still supply or confirm before the site is public, and where. */
export type StandIn = { file: string; line: number; field: string; why: string };

/** Everything that the generator must be given to build a site. `Content` is the site's own type for what its content says. */
export type SiteDefinition<Content> = {
  /** The project's folders that hold what the site is made from and tested with. Nothing is written into them. */
  sources: readonly string[];
  /** What the content folder holds, and how it becomes `Content`. */
  content: ContentModel<Content>;
  /** The style sheets and the browser script. */
  code: BundleInput;
  /** Drawings that pages load as files: the file's name without its ending → SVG. */
  drawings: (content: Content) => Record<string, string>;
  /** The day it is, at a moment, where the site is about. */
  dayAt: (content: Content, moment: Date) => Day;
  /** The manifest: every address of the site, each with its page. */
  routes: (input: RoutesInput<Content>) => Route[];
  /** Rules for the finished pages, besides those that hold for every site. */
  checks: readonly Check[];
  /** Files beside the pages that are made from content: path below the output folder → text. */
  files: (content: Content) => Map<string, string>;
  /** What hosts must know about the site. */
  host: (content: Content) => HostNeeds;
  standIns: (sources: Source[], content: Content) => StandIn[];
  /** What the owner should look at again, in sentences. The build says them and goes on. */
  reminders: (content: Content, day: Day) => string[];
};
