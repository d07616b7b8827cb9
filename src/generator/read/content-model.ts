import type { GenericSchema } from 'valibot';
import type { Complaint } from './explain-issue.ts';
import type { Draft } from './fill-sources.ts';
import type { Source } from './locate.ts';

/** A kind of content file. */
export type FileKind = {
  /** Name of the JSON Schema that editors use for it. */
  name: string;
  schema: GenericSchema;
  /** Names that only texts of this kind of file may call for, and their words in one such file. With `false` no text may call for anything. */
  placeholders?: false | Record<string, (file: Record<string, unknown>) => string>;
};

/** The words that any text may call for by name, as `{phone}`. */
export type Facts = {
  /** All names, known even while a file that facts come from is wrong. */
  names: readonly string[];
  /** The words by name; undefined while such a file is wrong. */
  values?: Record<string, string>;
  /** What to do about a name that leads to something that is gone: a sentence or two. */
  explainMissing: (name: string) => string | undefined;
};

/** The valid data of a content file, by its path below the content folder. */
export type ReadFile = <T>(file: string) => T;

/** `id` is a file's name without its ending, `file` its path as messages show it. */
export type InFolder = { id: string; file: string };

/** The valid data of every file in a folder. */
export type ReadFolder = <T>(folder: string) => (T & InFolder)[];

/** Something that is wrong in a content file. `offset` is its place in the file's text where that is not the field's own. */
export type CrossComplaint = Complaint & { source: Source; offset?: number };

/** What a content folder may hold, and how its files become `Content`. */
export type ContentModel<Content> = {
  /** The files that must be there, by path below the content folder. */
  files: Record<string, FileKind>;
  /** The folders that hold a file for each of a kind. */
  folders: Record<string, FileKind>;
  /** The facts of some content, from the files that could be read; `files` are all that are there. */
  facts: (sources: Source[], files: string[]) => Facts;
  /** The schema of the fields that name a photo of the folder `images`, or an https address. */
  photo: GenericSchema;
  /** What no single file can show: names used twice, references to nothing. `drafts` are the files that could be read, `files` all that are there. */
  crossCheck: (drafts: Draft[], files: string[]) => CrossComplaint[];
  /** Makes the site's content of files that are all there and valid. */
  assemble: (read: ReadFile, readFolder: ReadFolder) => Content;
};
