import type { InputKind } from '../editor-metadata.ts';

/** Whether a typed day or moment is past, which is most often a slip. */
export const isPast = (kind: InputKind, typed: string): boolean =>
  (kind === 'date' || kind === 'date-time') &&
  /^\d{4}/.test(typed) &&
  typed < new Date().toLocaleString('sv').replace(' ', 'T').slice(0, typed.length);
