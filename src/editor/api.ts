import type { FieldPath, InputKind } from '../generator/content.ts';
import type { Change } from './change.ts';
import type { Value } from './written-value.ts';

/**
 * What the editor in the browser and its server say to each other. `requests.ts` has every request
 * by its name. It is sent with POST to that name below EDIT_PATH, with the session's token, and
 * answered with JSON, or with status 422 and `{ message }`. Besides, GET `now/ADDRESS` shows a page
 * without the editor, and `before/ADDRESS` as it was at the last commit.
 */

/** A value's place in the content. `file` is a path below the content folder. */
export type Ref = { file: string; path: FieldPath };

/** One input of a form, made from the schema. `title` and `hint` are in an owner's words. */
export type Field = {
  path: FieldPath;
  kind: InputKind;
  title: string;
  hint?: string;
  isOptional: boolean;
  /** Nobody but the owner can say the value, so a new group begins without it. */
  isAsked?: boolean;
  /**
   * As the file writes it, with placeholders in braces; undefined if the file does not have the
   * field.
   */
  value?: unknown;
  hasLinks?: boolean;
  isInternal?: boolean;
  begin?: Value;
  /** What an item is called, if its short name is made from these words. */
  words?: string;
  /** Characters of a text, items of a list, or the size of a number. */
  limits?: { least?: number; most?: number };
  /** The words of a choice. Of a photo, those that are there. */
  choices?: { value: string; title: string }[];
  fields?: Field[];
  /** The items of a list, and an item as it would begin. */
  items?: Field[];
  newItem?: Field;
  forms?: Field[];
};

/**
 * A mistake in an owner's words, with the field that shows it, the titles that lead there, and what
 * mends it.
 */
export type PlacedMistake = {
  message: string;
  line?: number;
  ref?: Ref;
  place?: string;
  cures?: PlacedCure[];
};

/** A change that mends a mistake, and the words of its button. */
export type PlacedCure = { title: string; change: Change };

/** A file's form. `revision` names the text that it was made from. */
export type Form = {
  file: string;
  revision: string;
  title: string;
  field: Field;
  mistakes: PlacedMistake[];
};

/**
 * A file whose text has a mistake in its form. It is mended as text, with the request `replace`.
 */
export type BrokenFile = {
  file: string;
  revision: string;
  title: string;
  text: string;
  mistakes: PlacedMistake[];
};

/** A change of one file. It is refused if the file is no longer as `revision` names it. */
export type ChangeRequest = { file: string; revision: string; change: Change };

/**
 * The answer to a change: it is saved; or it is kept as a draft, because the build would refuse it;
 * or the file has changed meanwhile, and the owner must choose between `theirs` and `yours`.
 * `label` says the change in an owner's words, as publishing does.
 */
export type ChangeAnswer =
  | { kind: 'saved'; revision: string; label: string }
  | { kind: 'draft'; revision: string; label: string; mistakes: PlacedMistake[] }
  | { kind: 'conflict'; revision: string; theirs: unknown; yours: unknown };

/** A value that texts use as a placeholder, and the field that it is made from. */
export type Fact = { name: string; value: string; ref?: Ref };

/**
 * Something that an owner does, in an owner's words. It opens the form of a field. If that is a
 * list, `begin` is what a new item of it begins with. With `folder`, it opens a list of the
 * folder's files; with `page`, the page at that address, beside the form if there is one; without
 * any of them, what is still missing.
 */
export type Job = {
  title: string;
  hint: string;
  ref?: Ref;
  begin?: Record<string, Value>;
  folder?: string;
  page?: string;
};

/**
 * What is still to be supplied, and why. If the value is there and may be right, the change
 * `confirm` says that it is.
 */
export type Missing = {
  ref: Ref;
  title: string;
  why: string;
  canConfirm: boolean;
};

/** Asks for the facts in a text, or with these names. */
export type FactsRequest = { text: string } | { names: string[] };

/** A content file, in an owner's words. `page` is the address of its own page. */
export type FileEntry = { file: string; title: string; page?: string };

/** What tasks begin with. `missing` is what is still to be supplied or confirmed. */
export type Start = { jobs: Job[]; files: FileEntry[]; missing: Missing[] };

/** A text that a search found, and a page that shows it. */
export type Hit = { ref: Ref; title: string; text: string; page?: string };

/** Requests about whole files. A new one begins with the fields that its kind needs. */
export type FileRequest =
  | { kind: 'add'; folder: string; name: string }
  | { kind: 'remove'; file: string }
  | { kind: 'rename'; file: string; name: string };

/**
 * A place for a photo. If something is there already, a photo or a drawing, its element on the page
 * has `data-edit-photo="SLOT"`; the others are only in the page's form.
 */
export type PhotoPlace = {
  slot: string;
  title: string;
  isOnPage: boolean;
  file?: string;
  /**
   * What the photo shows, for people who cannot see it; empty if nobody has said it yet, and
   * undefined if nobody need say it.
   */
  words?: string;
  /** The photo is at `original/SLOT` as it was chosen. */
  hasOriginal?: boolean;
};

/**
 * A photo for a place. `data` is the picture in base64. It is cropped to `shape`, the place's width
 * by its height, so that it keeps the point `focus`, in parts of width and height. `words` say what
 * it shows, where the place needs them.
 */
export type PhotoRequest = {
  slot: string;
  data: string;
  focus?: { x: number; y: number };
  shape?: number;
  words?: string;
};

/** One change: `{ where: 'Blue chair › Price', was: '30', now: '32' }`. */
export type Difference = { where: string; was: string; now: string };

/**
 * How far publishing is: nothing to publish, changes that are not published yet, on its way, sent
 * so that the host of `origin` builds it, or not sent, as `end` says. `count` is the number of
 * changes that the public does not have.
 */
export type PublishState = {
  kind: 'nothing' | 'not-yet' | 'on-its-way' | 'sent' | 'not-sent';
  count: number;
  origin?: string;
  end?: PublishLine;
};

/**
 * What publishing would do. Each of the changed `pages` can be seen at `before/ADDRESS`, as it was,
 * and at `now/ADDRESS`. `alike` says which pages are too much like others to be published.
 */
export type Changes = PublishState & {
  said: Difference[];
  pages: string[];
  alike: string[];
  hasGit: boolean;
};

/** A passage that was changed here and by somebody else. `file` is below the content folder. */
export type Clash = { file: string; theirs: string; yours: string };

/** For each file with clashes, whose passages count. */
export type Choices = Record<string, 'theirs' | 'yours'>;

/**
 * Publishes, with `goOnAnyway` what somebody should be asked about first. `choices` say whose
 * passages count, where both changed them.
 */
export type PublishRequest = { goOnAnyway?: boolean; choices?: Choices };

/**
 * A line of the answer to `publish`, which comes as one JSON text a line while the work is done. If
 * it failed, the owner may go on nevertheless, or choose between passages that clash. `log` has the
 * words of programs.
 */
export type PublishLine = {
  kind: 'line' | 'failed' | 'done';
  text: string;
  log?: string;
  canGoOn?: boolean;
  clashes?: Clash[];
};

/** An earlier state of the content that can be brought back. */
export type Version = { id: string; when: string; label: string };
