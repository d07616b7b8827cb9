import type { InferOutput } from 'valibot';
import type { Choice, FieldPath, FieldRef } from '../../generator/portable.ts';
import type { InputKind } from '../forms/editor-metadata.ts';
import type {
  change,
  changeRequest,
  chosenSides,
  fileRequest,
  photoRequest,
  publishRequest,
  Value,
} from './request-shapes.ts';

export type { Value };

// The requests in `requests.ts` and the server's answers. A page sends one with POST to its name
// below EDIT_PATH, with the session's token. The answer is JSON, or a sentence with status 422.

/**
 * One change of a file's data. `set` gives a field a value, whether or not it has one; a text that
 * `isTyped` is one of the chosen kind, such as a percentage, and never of another. `insert` puts
 * an item before the item with that index, `move` takes an item to another index, `remove` takes
 * away a field or an item. `confirm` takes away only the comments that call a field a stand-in, and
 * `allow-literal` adds one that allows a literal, and `forget-literal` takes it away.
 */
export type Change = InferOutput<typeof change>;

/** A change of one file, made when the file had this revision. */
export type ChangeRequest = InferOutput<typeof changeRequest>;

/** Requests about whole files. A new one begins with the fields that its kind needs. */
export type FileRequest = InferOutput<typeof fileRequest>;

/**
 * A photo for a slot. `data` is the picture in base64. It is cropped to `shape`, the slot's width
 * by its height, so that it keeps the point `keptPoint`, in parts of width and height. `altText`
 * says what it shows, where the slot needs it.
 */
export type PhotoRequest = InferOutput<typeof photoRequest>;

/** The side whose passages count, by the id of the clashes. */
export type ChosenSides = InferOutput<typeof chosenSides>;

/** `goOnAnyway` ignores an obstacle that has `canGoOn`. `chosenSides` say whose passages count. */
export type PublishRequest = InferOutput<typeof publishRequest>;

/** What every input of a form has. `title` and `hint` are in an owner's words. */
type AnyField = {
  path: FieldPath;
  title: string;
  hint?: string;
  isOptional: boolean;
  /** Nobody but the owner can say the value, so a new group begins without it. */
  startsEmpty?: boolean;
  /** As the file writes it, with placeholders; undefined if the file does not have the field. */
  value?: unknown;
  initial?: Value;
  /** The value's name, or else the value, as visitors read it. */
  display: string;
  /**
   * The fields of a group, the items of a list, or the variants of a `one-of`, of which only the
   * one that fits the file's value has a value.
   */
  parts: Field[];
};

/** Characters of a text, items of a list, or the size of a number. */
export type Limits = { min?: number; max?: number };

type ValueKind = {
  kind: Exclude<InputKind, 'group' | 'list' | 'one-of' | 'choice' | 'photo'>;
  limits?: Limits;
  hasLinks?: boolean;
  isInternal?: boolean;
  mayBePast?: boolean;
};

export type FieldKind =
  // `newItem` is an item without a value.
  | { kind: 'list'; newItem: Field; limits?: Limits }
  | { kind: 'group' | 'one-of' }
  // The choices of a photo are the files in `images/`.
  | { kind: 'choice'; choices: Choice[] }
  | ValueKind;

export type Field = AnyField & FieldKind;
export type ValueField = AnyField & ValueKind;

/** A mistake in an owner's words. `where` has the titles on the way to the field at `ref`. */
export type OwnerMistake = {
  message: string;
  ref?: FieldRef;
  where?: string;
  fixes?: FixButton[];
  /** It is damaged or gone, and can be as it was last published. */
  lostFile?: string;
  /** The field of a price that the owner may have meant to change. */
  priceRef?: FieldRef;
};

export type FixButton = { title: string; change: Change };

/** `revision` names the text that the form was made from. */
export type Form = {
  file: string;
  revision: string;
  title: string;
  field: Field;
  mistakes: OwnerMistake[];
};

/**
 * The answer to a change: it is saved, or kept as a draft, because the build would refuse it.
 * `summary` says the change in an owner's words, as publishing does. `oldName` is the name that it
 * took from a page that the owner may add, such as that of a make.
 */
export type SavedAnswer =
  | { kind: 'saved'; revision: string; summary: string; oldName?: string }
  | { kind: 'draft'; revision: string; summary: string; mistakes: OwnerMistake[] };

/**
 * The answer to a typed change that is refused: nothing is written. `where` has the titles on the
 * way to the field at `ref`, `words` is what the owner typed, and `why` says what is wrong.
 */
export type UnsavedWords = {
  kind: 'unsaved';
  ref: FieldRef;
  where: string;
  words: string;
  why: string;
};

export type ChangeAnswer = SavedAnswer | UnsavedWords;

/** `ref` is the field that the value is made from. */
export type ShownFact = { name: string; value: string; ref?: FieldRef };

/**
 * Something that an owner does, in an owner's words. It opens the form of a field, a list of a
 * folder's files, the photos of a page, the stand-ins or publishing, beside `pagePath` if given.
 */
export type Task = {
  title: string;
  hint: string;
  opens: FieldRef | { folder: string } | 'photos' | 'stand-ins' | 'publish';
  pagePath?: string;
};

/** A stand-in, and why it is one. If it may be right, the owner can confirm it by a change. */
type OwnerStandIn = {
  ref: FieldRef;
  title: string;
  why: string;
  canConfirm: boolean;
};

/** A content file, in an owner's words, and its own page, whose address may have to stay. */
export type FileEntry = {
  file: string;
  title: string;
  pagePath?: string;
  hasFixedAddress: boolean;
};

export type Overview = { tasks: Task[]; files: FileEntry[]; standIns: OwnerStandIn[] };

/** A text that a search found, and a page that shows it. */
export type Hit = { ref: FieldRef; title: string; text: string; pagePath?: string };

/**
 * A slot of a page. If it shows a photo or a drawing, that element has `data-edit-photo="SLOT"`. An
 * empty slot is only in the page's form.
 */
export type PageSlot = {
  slot: string;
  title: string;
  file?: string;
  /** The photo's alternative text: empty if nobody has written it, undefined if it needs none. */
  altText?: { ref: FieldRef; text: string };
  /** Whether `original/SLOT` has the photo as it was chosen. */
  hasOriginal: boolean;
};

/** One change, such as of `Blue chair › Price`. A file that is new or gone has no words. */
export type Difference = {
  kind: 'added' | 'removed' | 'changed';
  where: string;
  was?: string;
  now?: string;
};

/**
 * The progress of publishing: `count` is the number of unpublished changes, `step` the current
 * step, `log` the lines so far, and `outcome` the end.
 */
export type PublishState = {
  kind:
    | 'nothing'
    | 'no-git' // There is no git, or no commit to compare with.
    | 'not-yet'
    | 'on-its-way'
    | 'sent' // The host of `origin` builds it.
    | 'not-sent'; // Publishing failed, or commits were never sent.
  count: number;
  origin?: string;
  step?: string;
  log?: string[];
  outcome?: PublishOutcome;
};

/**
 * The effects of publishing. `before/PATH` shows each changed page as published, `now/PATH` with
 * the changes. `mistakesThatBlock` also has those of pages too much alike.
 */
export type PublishPlan = {
  differences: Difference[];
  pagePaths: string[];
  mistakesThatBlock: OwnerMistake[];
};

/**
 * A passage that was changed here and by somebody else. `file` is below the content folder. All
 * passages of two versions of a file have one `id`.
 */
export type Clash = { id: string; file: string; theirs: string; yours: string };

/**
 * How publishing ended: the site is built, to be uploaded by hand, or sent. If it failed, the owner
 * may go on nevertheless, or choose between passages that clash.
 */
export type PublishOutcome = {
  kind: 'built' | 'sent' | 'failed';
  text: string;
  canGoOn?: boolean;
  clashes?: Clash[];
};

/** An earlier state of the content that can be brought back. */
export type Version = { id: string; when: string; summary: string };
