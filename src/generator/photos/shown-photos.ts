import type { OutputFiles, Photo } from '../site.ts';

/** A photo of the content folder, and its files; `file` is its path for messages. */
export type NamedPhoto = { file: string; photo: Photo; files: OutputFiles };

/** Sees finished pages. After all of them, it knows which photos of a site none shows. */
export function shownPhotos(photos: readonly NamedPhoto[]) {
  const unused = new Set(photos);
  return {
    look(html: string): void {
      for (const named of unused) if (html.includes(named.photo.src)) unused.delete(named);
    },
    unusedFiles: (): ReadonlySet<string> =>
      new Set([...unused].flatMap(({ files }) => [...files.keys()])),
    reminders: (): string[] =>
      Array.from(
        unused,
        ({ file }) =>
          `${file} is not shown on any page: no page has a place with that name, ` +
          'and no content file names it.',
      ),
  };
}
