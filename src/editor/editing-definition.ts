import type { FieldRef } from '../generator/content/field-ref.ts';
import type { Task } from './answers.ts';
import type { Value } from './yaml-output.ts';

/** What a site tells the editor about its owner's work. */
export type EditingDefinition<Content> = {
  /** What an owner does, most frequent first. Only what this content has. */
  tasks(content: Content): Task[];
  /** What a new file of a folder begins with: as little as its kind needs, and true of any name. */
  newFiles: Record<string, (name: string) => Value>;
  /**
   * The file with labels, which many pages share. `factOf` has the fields whose facts labels tell,
   * such as the hours, by the path of a label with dots, or by its beginning. The first one counts.
   */
  labels: { file: string; factOf: Record<string, FieldRef> };
  /** The group of fields about the photo in a slot, whether or not the file has it yet. */
  photoGroup(content: Content, slot: string): FieldRef | undefined;
  /**
   * The list of addresses that have moved, whose items say `from` and `to`; and all addresses that
   * lead to a file's page, today's first.
   */
  addresses: { moved: FieldRef; leadingTo(content: Content, file: string): string[] };
};
