import type { Fullest } from './page-budget.ts';
import type { PrepareOptions } from './prepared-site.ts';
import type { StandIn } from './site-definition.ts';
import type { Size } from './output-folder.ts';

export type BuildOptions = Omit<PrepareOptions, 'development'> & {
  out: string;
  /** Fail if the content still has stand-ins. */
  production?: boolean;
  /**
   * Also write each page compressed, for servers that send such a file. Takes about 50 ms a page.
   */
  compress?: boolean;
};

/** The result of a build. */
export type BuiltSite = {
  pages: number;
  size: Size;
  fullest: Fullest;
  standIns: StandIn[];
  /** What the owner should check or change, such as a photo that no page shows, in sentences. */
  advice: string[];
  /** Paths of the pages whose share card is not drawn yet. */
  withoutCard: string[];
};
