/** Files other than pages: path below the output folder → text or bytes. */
export type FilesByPath = Map<string, string | Uint8Array>;
