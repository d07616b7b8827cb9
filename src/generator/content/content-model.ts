import type { GenericSchema } from 'valibot';
import type { FieldMistake, ParsedFile } from './locate-in-file.ts';
import type { Requirements } from './requirements.ts';
import type { FieldPath } from './yaml-tree.ts';
import type { Mistake } from '../base/mistake.ts';

export type FilledFile = { source: ParsedFile; schema: GenericSchema; data: unknown };

export type FileKind = {
  /** The name of its JSON Schema, for code editors. */
  name: string;
  schema: GenericSchema;
  optional?: boolean;
  /**
   * The placeholders that only this kind of file may use: name → function that returns the value in
   * one file. `false`: the file may use no placeholders.
   */
  placeholders?: false | Record<string, (file: Record<string, unknown>) => string>;
};

/** A field of a content file, or the whole file if the path is empty. */
export type FieldRef = { file: string; path: FieldPath };

/** The facts that any text may use as placeholders, such as `{phone}`. */
export type Facts = {
  /** All names. They are known even if a file with facts has mistakes. */
  names: readonly string[];
  /** The values by name; undefined if a file with facts has mistakes. */
  values?: Record<string, string>;
  /** The field where the value of a fact is written; undefined if nowhere. */
  fieldOf: (name: string) => FieldRef | undefined;
  /**
   * Whether a fact is the number of items in its field. A change inside an item does not change it.
   */
  isCount: (name: string) => boolean;
  /** The mistake of a placeholder whose source is gone. */
  mistakeOfMissing: (name: string) => Mistake | undefined;
};

/**
 * The valid data of a content file, by its path below the content folder; undefined for an optional
 * file that does not exist.
 */
export type ReadFile = <T>(file: string) => T;

/** `id` is a file's name without its extension; `file` is its path below the content folder. */
export type FolderItem = { id: string; file: string };

/** The valid data of every file in a folder. */
export type ReadFolder = <T>(folder: string) => (T & FolderItem)[];

/** What a content folder may contain, and how its files become `Content`. */
export type ContentModel<Content> = {
  /**
   * The files with fixed names, by path below the content folder. All but the optional ones must
   * exist.
   */
  files: Record<string, FileKind>;
  /** The folders with one file for each item of a kind. */
  folders: Record<string, Omit<FileKind, 'optional'>>;
  /**
   * The facts of some content, from the files that could be read. `files` lists all existing files.
   */
  facts: (parsedFiles: ParsedFile[], files: string[]) => Facts;
  /** The requirements of the schemas, by the codes that are the messages of the schemas. */
  requirements?: Requirements;
  /**
   * Finds mistakes across files: duplicate names and broken references. `filledFiles` are the files
   * that could be read; `files` lists all existing files.
   */
  crossCheck: (filledFiles: FilledFile[], files: string[], facts: Facts) => FieldMistake[];
  /** Makes the site's content from valid files. All required files exist. */
  assemble: (read: ReadFile, readFolder: ReadFolder) => Content;
};
