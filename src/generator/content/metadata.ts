import { type GenericSchema, getMetadata } from 'valibot';
import { unwrap } from './schema-walk.ts';

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
  /** Words that a code editor adds to the hint, about limits that a form shows by itself. */
  yamlHint?: string;
};

export const metadataOf = (schema: GenericSchema | undefined): Metadata =>
  schema ? getMetadata(unwrap(schema)) : {};
