import type { FieldRef } from '../generator/portable.ts';
import type { Task, Value } from './shared/messages.ts';

/** The file of a page, and all addresses that lead there, today's first. */
export type FilePage = { file: string; addresses: string[] };

/** A site's description of its owner's work. */
export type EditingDefinition<Content> = {
  /** An owner's tasks, most frequent first, as far as they fit this content. */
  tasks(content: Content): Task[];
  /**
   * The data of a new file, by folder: only the fields that its kind needs, true for any name. The
   * field `name` has the name. When it changes, texts that nobody has edited since change with it.
   */
  newFiles: Record<string, (name: string) => Value>;
  /**
   * The file with labels, which many pages share. `factOf` maps the dotted path of a label, or its
   * beginning, to the field whose fact the label tells, such as the hours. The first match counts.
   */
  labels: { file: string; factOf: Record<string, FieldRef> };
  /** The group of fields about the photo in a slot, whether or not the file has it yet. */
  photoGroup(content: Content, slot: string): FieldRef | undefined;
  addresses: {
    /** The list of addresses that have moved, whose items say `from` and `to`. */
    moved: FieldRef;
    /** All addresses that lead to a file's page, today's first. */
    addressesOf(content: Content, file: string): string[];
    /** Whether a page must keep its address. */
    keepsAddress(file: string): boolean;
  };
};
