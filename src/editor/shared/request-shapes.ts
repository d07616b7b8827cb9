import * as v from 'valibot';

// The shapes of the requests that the editor's pages send. All others are refused.

/** A value from a form: anything that JSON can hold. */
export type Value = string | number | boolean | null | Value[] | { [name: string]: Value };

const index = v.pipe(v.number(), v.integer(), v.minValue(0));
// No field has these names, which would reach into every object.
const name = v.pipe(v.string(), v.notValues(['__proto__', 'constructor', 'prototype']));
const path = v.array(v.union([name, index]));
const value = v.custom<Value>(() => true);

export const fieldRef = v.object({ file: v.string(), path });

export const change = v.variant('kind', [
  v.object({ kind: v.literal('set'), path, value, isTyped: v.optional(v.literal(true)) }),
  v.object({ kind: v.literal('insert'), path, index, value }),
  v.object({ kind: v.literal('move'), path, from: index, to: index }),
  v.object({ kind: v.literal('remove'), path }),
  v.object({ kind: v.literal('confirm'), path }),
  v.object({ kind: v.literal('allow-literal'), path, literal: v.string() }),
  v.object({ kind: v.literal('forget-literal'), path, literal: v.string() }),
]);

export const changeRequest = v.object({ file: v.string(), revision: v.string(), change });

export const fileRequest = v.variant('kind', [
  v.object({ kind: v.literal('add'), folder: v.string(), name: v.string() }),
  v.object({ kind: v.literal('remove'), file: v.string() }),
  v.object({ kind: v.literal('change-address'), file: v.string(), name: v.string() }),
]);

export const photoRequest = v.object({
  slot: v.string(),
  data: v.string(),
  keptPoint: v.object({ x: v.number(), y: v.number() }),
  shape: v.optional(v.number()),
  altText: v.string(),
});

export const chosenSides = v.record(v.string(), v.picklist(['theirs', 'yours']));

export const publishRequest = v.object({
  goOnAnyway: v.optional(v.boolean()),
  chosenSides: v.optional(chosenSides),
});
