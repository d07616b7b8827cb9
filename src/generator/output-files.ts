/** Files of the site that are no pages: path below the output folder → text or bytes. */
export type OutputFiles = Map<string, string | Uint8Array>;
