import * as v from 'valibot';
import type { Answers } from './requests.ts';

const words = v.string();
// What would reach into every object is no field of content.
const key = v.union([
  v.pipe(words, v.notValues(['__proto__', 'constructor', 'prototype'])),
  v.pipe(v.number(), v.integer(), v.minValue(0)),
]);
const path = v.array(key);
const ref = v.object({ file: words, path });
const index = v.pipe(v.number(), v.integer(), v.minValue(0));
const change = v.variant('kind', [
  v.object({ kind: v.literal('set'), path, value: v.unknown() }),
  v.object({ kind: v.literal('insert'), path, index, value: v.unknown() }),
  v.object({ kind: v.literal('move'), path, from: index, to: index }),
  v.object({ kind: v.literal('remove'), path }),
  v.object({ kind: v.literal('confirm'), path }),
  v.object({ kind: v.literal('allow'), path, words }),
]);
const changeRequest = v.object({ file: words, revision: words, change });
const nothing = v.object({});

/** What each request takes. */
export const REQUEST_SHAPES: Record<keyof Answers | 'publish', v.GenericSchema> = {
  state: nothing,
  start: nothing,
  form: v.object({ file: words }),
  check: changeRequest,
  change: changeRequest,
  undo: nothing,
  redo: nothing,
  drop: v.object({ file: words }),
  replace: v.object({ file: words, revision: words, text: words }),
  file: v.variant('kind', [
    v.object({ kind: v.literal('add'), folder: words, name: words }),
    v.object({ kind: v.literal('remove'), file: words }),
    v.object({ kind: v.literal('rename'), file: words, name: words }),
  ]),
  search: v.object({ words }),
  facts: v.union([v.object({ text: words }), v.object({ names: v.array(words) })]),
  pages: ref,
  photos: v.object({ page: words }),
  photo: v.object({
    slot: words,
    data: words,
    focus: v.optional(v.object({ x: v.number(), y: v.number() })),
    shape: v.optional(v.number()),
    words: v.optional(words),
  }),
  'remove-photo': v.object({ slot: words }),
  changes: nothing,
  history: nothing,
  restore: v.object({ id: words }),
  publish: v.object({
    goOnAnyway: v.optional(v.boolean()),
    choices: v.optional(v.record(words, v.picklist(['theirs', 'yours']))),
  }),
};
