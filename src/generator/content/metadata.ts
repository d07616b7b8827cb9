import { type GenericSchema, getMetadata } from 'valibot';
import { asWords } from '../base/text.ts';
import { optionsOf, unwrap } from './schema-walk.ts';

/** A schema's metadata, which describes values and checks nothing. */
export type Metadata = {
  /** Placeholders of a text that components fill in for each page. */
  pagePlaceholders?: readonly string[];
  /** The text may hold facts, although those in its file may not. */
  holdsFacts?: boolean;
  choiceTitles?: Record<string, string>;
  /** The folder of the file that the value names. */
  refersToFileIn?: string;
  /** How an owner enters the value. A `photo` is a file of `images/` or an https address. */
  inputKind?: string;
};

export const metadataOf = (schema: GenericSchema | undefined): Metadata =>
  schema ? getMetadata(unwrap(schema)) : {};

/** A word in a file, and what an owner calls it. */
export type Choice = { value: string; title: string };

/** The words that a picklist or a literal allows. */
export function choicesOf(schema: GenericSchema | undefined): Choice[] {
  const { choiceTitles = {} } = metadataOf(schema);
  return optionsOf(schema).map((value) => ({
    value,
    title: choiceTitles[value] ?? asWords(value),
  }));
}
