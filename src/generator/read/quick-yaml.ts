import { CORE_SCHEMA, load } from 'js-yaml';

/**
 * Reads a sound content file in a tenth of the time that the parser with positions takes. Answers undefined where that
 * parser has to say more: for anything that is wrong, and for signs that content files must not use.
 */
export function quickYaml(text: string): object | undefined {
  if (UNUSUAL.test(text)) return undefined;
  try {
    const value = load(text, { schema: CORE_SCHEMA });
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Anchors, aliases and tags, fields without a name, tabs and other control characters, lines that begin or end a document, and fields named by a number. */
const UNUSUAL = /(?:^|[\s,[{:-])(?:[&*](?! )|[!?]|:(?=\s))|[^\n\P{Cc}]|[\u2028\u2029\ufeff]|^(?:---|\.\.\.|%)|(?:^|[\s,{-])[+.\d][\w.+]*:(?=\s|$)/mu;
