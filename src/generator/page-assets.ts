/** Files other than pages: path below the output folder → text or bytes. */
export type FilesByPath = Map<string, string | Uint8Array>;

/**
 * A photo for markup. Only local files have more than `src`. `srcSet` and `avifSrcSet` name its
 * widths, as JPEG and as smaller AVIF files.
 */
export type Photo = {
  src: string;
  srcSet?: string;
  avifSrcSet?: string;
  width?: number;
  height?: number;
};

/**
 * Root-absolute addresses of the files that templates link. Names of built files have a hash of
 * their content. The late style sheet is not among them: its link is put into the rendered page.
 */
export type PageAssets = {
  script: string;
  /** Style sheets for other media than the screen. They load without blocking rendering. */
  mediaSheets: { media: string; href: string }[];
  fonts: string[];
  /** Addresses by drawing name. */
  drawings: Record<string, string>;
  photos: PhotoFinder;
  publicFiles: { has: (file: string) => boolean };
};

export type PhotoFinder = {
  /** The photo with this slot (`about`, `rooms/hall`), file name or https address. */
  find: (name: string) => Photo | undefined;
  /** Only in the editor: the slot of a photo, by its name, for marks in the page. */
  markedSlot?: (name: string) => string | undefined;
};
