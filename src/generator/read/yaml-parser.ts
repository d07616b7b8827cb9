import { createRequire } from 'node:module';

let parser: typeof import('yaml') | undefined;

/** The full parser of YAML. It is loaded when it is first asked for: that takes as long as reading all content, which rarely needs it. */
export function yamlParser(): typeof import('yaml') {
  parser ??= createRequire(import.meta.url)('yaml') as typeof import('yaml');
  return parser;
}
