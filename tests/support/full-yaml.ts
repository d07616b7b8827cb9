import { parseDocument } from 'yaml';

/** What the full YAML parser reads in a text. Undefined if it finds a mistake. */
export function fullYaml(text: string): unknown {
  const document = parseDocument(text, {
    prettyErrors: false,
    stringKeys: true,
    logLevel: 'silent',
  });
  return document.errors.length + document.warnings.length ? undefined : document.toJS();
}
