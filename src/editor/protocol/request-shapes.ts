import * as v from 'valibot';
import type { Value } from '../yaml/yaml-output.ts';

// The shapes of the requests that the editor's pages send. All others are refused.

const index = v.pipe(v.number(), v.integer(), v.minValue(0));
// No field has these names, which would reach into every object.
const name = v.pipe(v.string(), v.notValues(['__proto__', 'constructor', 'prototype']));
const path = v.array(v.union([name, index]));
const value = v.custom<Value>(() => true);

export const fieldRef = v.object({ file: v.string(), path });

const change = v.variant('kind', [
  v.object({ kind: v.literal('set'), path, value, isTyped: v.optional(v.literal(true)) }),
  v.object({ kind: v.literal('insert'), path, index, value }),
  v.object({ kind: v.literal('move'), path, from: index, to: index }),
  v.object({ kind: v.literal('remove'), path }),
  v.object({ kind: v.literal('confirm'), path }),
  v.object({ kind: v.literal('allow-literal'), path, literal: v.string() }),
]);

/**
 * One change of a file's data. `set` gives a field a value, whether or not it has one; a text that
 * `isTyped` is one of the chosen kind, such as a percentage, and never of another. `insert` puts
 * an item before the item with that index, `move` takes an item to another index, `remove` takes
 * away a field or an item. `confirm` takes away only the comments that call a field a stand-in, and
 * `allow-literal` adds one that allows a literal.
 */
export type Change = v.InferOutput<typeof change>;

export const changeRequest = v.object({ file: v.string(), revision: v.string(), change });

/** A change of one file. It is refused if the file no longer has this revision. */
export type ChangeRequest = v.InferOutput<typeof changeRequest>;

export const factsRequest = v.union([
  v.object({ text: v.string() }),
  v.object({ names: v.array(v.string()) }),
]);

/** Asks for the facts in a text, or with these names. */
export type FactsRequest = v.InferOutput<typeof factsRequest>;

export const fileRequest = v.variant('kind', [
  v.object({ kind: v.literal('add'), folder: v.string(), name: v.string() }),
  v.object({ kind: v.literal('remove'), file: v.string() }),
  v.object({ kind: v.literal('change-address'), file: v.string(), name: v.string() }),
]);

/** Requests about whole files. A new one begins with the fields that its kind needs. */
export type FileRequest = v.InferOutput<typeof fileRequest>;

export const photoRequest = v.object({
  slot: v.string(),
  data: v.string(),
  keptPoint: v.optional(v.object({ x: v.number(), y: v.number() })),
  shape: v.optional(v.number()),
  altText: v.optional(v.string()),
});

/**
 * A photo for a slot. `data` is the picture in base64. It is cropped to `shape`, the slot's width
 * by its height, so that it keeps the point `keptPoint`, in parts of width and height. `altText`
 * says what it shows, where the slot needs it.
 */
export type PhotoRequest = v.InferOutput<typeof photoRequest>;

const choices = v.record(v.string(), v.picklist(['theirs', 'yours']));

/** The side whose passages count, by the id of the clashes. */
export type SideChoices = v.InferOutput<typeof choices>;

export const publishRequest = v.object({
  goOnAnyway: v.optional(v.boolean()),
  choices: v.optional(choices),
});

/** `goOnAnyway` ignores an obstacle that has `canGoOn`. `choices` say whose passages count. */
export type PublishRequest = v.InferOutput<typeof publishRequest>;
