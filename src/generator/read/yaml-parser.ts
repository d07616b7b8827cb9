import { createRequire } from 'node:module';

let parser: typeof import('yaml') | undefined;

/** The full YAML parser, loaded on first use. Loading takes as long as reading all content, and it is rarely needed. */
export function yamlParser(): typeof import('yaml') {
  parser ??= createRequire(import.meta.url)('yaml') as typeof import('yaml');
  return parser;
}
