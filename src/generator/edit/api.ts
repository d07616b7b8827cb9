import type { FieldPath } from '../read/locate.ts';
import type { Change } from './change.ts';

/** What the editor in the browser and its server say to each other. All answers are JSON. Each request that changes something carries the session's token. */

/** A value's place in the content. `file` is a path below the content folder. */
export type Ref = { file: string; path: FieldPath };

/** How a field is edited. `one-of` is a field that has one of several forms, such as the word closed or a pair of hours. */
export type InputKind = 'text' | 'code' | 'number' | 'choice' | 'yes-no' | 'date' | 'time' | 'photo' | 'link' | 'list' | 'group' | 'one-of';

/** One input of a form, made from the schema. `title` and `hint` are in an owner's words. */
export type Field = {
  path: FieldPath;
  kind: InputKind;
  title: string;
  hint?: string;
  isOptional: boolean;
  /** As the file writes it, with placeholders in braces; undefined if the file does not have the field. */
  value?: unknown;
  /** A text as visitors read it, if it has placeholders. */
  shown?: string;
  /** Characters of a text, items of a list, or the size of a number. */
  limits?: { least?: number; most?: number };
  choices?: { value: string; title: string }[];
  /** The fields of a group that it has, or could have. */
  fields?: Field[];
  /** The items of a list, and an item as it would begin. */
  items?: Field[];
  newItem?: Field;
  /** The forms of `one-of`. */
  forms?: Field[];
  /** The note that the file has above the field. */
  note?: string;
};

/** A mistake in the build's words, and where it is. */
export type Mistake = { message: string; ref?: Ref; line?: number };

/** A file's form. `base` names the text that it was made from. */
export type Form = { file: string; base: string; title: string; field: Field; mistakes: Mistake[]; pages: string[] };

/** A change of one file. It is refused if the file is no longer as `base` names it. */
export type ChangeRequest = { file: string; base: string; change: Change };

/**
 * The answer to a change: it is saved; or it is kept as a draft, because the build would refuse it; or the file has changed
 * meanwhile, and the owner must choose between `theirs` and `yours`.
 */
export type ChangeAnswer =
  | { kind: 'saved'; base: string; label: string }
  | { kind: 'draft'; base: string; label: string; mistakes: Mistake[] }
  | { kind: 'conflict'; base: string; theirs: unknown; yours: unknown };

/** What the build would say after a change that is not made: the first mistakes of `check`, without those of finished pages. */
export type CheckAnswer = { mistakes: Mistake[] };

/** A value that texts use as a placeholder, the fields that it is made from, and the number of pages that show it. */
export type Fact = { name: string; value: string; refs: Ref[]; pages: number };

/** Something that an owner does, in an owner's words. It opens the form of a field; with `folder`, a list of the folder's files. */
export type Job = { title: string; hint?: string; ref?: Ref; folder?: string };

/** A content file, in an owner's words. `page` is the address of its own page. */
export type FileEntry = { file: string; title: string; page?: string };

/** The start page. `missing` is what is still to be supplied or confirmed. */
export type Start = {
  jobs: Job[];
  files: FileEntry[];
  drafts: { file: string; mistakes: Mistake[] }[];
  missing: { ref: Ref; why: string }[];
};

/** A text that a search found, and a page that shows it. */
export type Hit = { ref: Ref; title: string; text: string; page?: string };

/** Requests about whole files: a new one begins as `like` does, or with the fields that its kind needs. */
export type FileRequest =
  | { kind: 'add'; folder: string; name: string; like?: string }
  | { kind: 'remove'; file: string }
  | { kind: 'rename'; file: string; name: string };

/** A photo for a field. `data` is the picture in base64; the crop keeps the point `focus`, in parts of width and height. */
export type PhotoRequest = { file: string; base: string; path: FieldPath; data: string; focus: { x: number; y: number }; alt?: string };

/** What a publishing would do: the changes in sentences. */
export type Changes = { sentences: string[]; hasGit: boolean; remote?: string };

/** An earlier state of the content that can be brought back. */
export type Version = { id: string; when: string; label: string };
