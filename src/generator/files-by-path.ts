/** Files of the site that are no pages, by their path below the output folder: text or bytes. */
export type FilesByPath = Map<string, string | Uint8Array>;
