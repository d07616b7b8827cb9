/** What the settings of all hosts need to know of a site. */
export type HostNeeds = {
  /** The site's public address, such as `https://www.site.example`, without a slash at the end. */
  origin: string;
  /** Scripts and frames that pages load, by address; some may be on the site itself. */
  scripts: string[];
  frames: string[];
};
