/** What the settings of all hosts need to know of a site. */
export type HostNeeds = {
  /** The site's public address, such as `https://www.site.example`, without a slash at the end. */
  origin: string;
  /** Scripts and frames that pages load, by address; some may be on the site itself. */
  scripts: string[];
  frames: string[];
  /** Media types of files that hosts do not know or do not agree on, such as `/contact.vcf`. */
  mediaTypes: { path: string; type: string }[];
};
