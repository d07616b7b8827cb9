import type { InputKind } from '../editor-metadata.ts';

/** A day, or a moment, that is past when it is typed is most often a slip. */
export const isPast = (kind: InputKind, typed: string): boolean =>
  (kind === 'date' || kind === 'date-time') &&
  /^\d{4}/.test(typed) &&
  typed < new Date().toLocaleString('sv').replace(' ', 'T').slice(0, typed.length);
