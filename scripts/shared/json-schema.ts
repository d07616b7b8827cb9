import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import type { ContentModel } from '../../src/generator/index.ts';
import { isGroup } from '../../src/generator/portable.ts';

/** Every JSON Schema (draft 7) for code editors, by its path below the content folder. */
export function jsonSchemas({ files, folders }: ContentModel<unknown>): Map<string, string> {
  const kinds = [...Object.values(files), ...Object.values(folders)];
  return new Map(
    kinds.map(({ name, schema }) => [
      `schema/${name}.schema.json`,
      `${JSON.stringify(jsonSchema(schema), withYamlHint, 2)}\n`,
    ]),
  );
}

function withYamlHint(_key: string, value: unknown): unknown {
  if (!isGroup(value) || typeof value['yamlHint'] !== 'string') return value;
  const { yamlHint, description, ...others } = value;
  return { ...others, description: [description, yamlHint].filter(Boolean).join(' ') };
}

/**
 * Only the build checks requirements that JSON Schema cannot express. One is the length of a text:
 * the build measures it with placeholders filled in, and a code editor cannot.
 */
function jsonSchema(schema: GenericSchema): object {
  return toJsonSchema(schema, {
    target: 'draft-07',
    errorMode: 'ignore',
    overrideAction({ valibotAction, jsonSchema: converted }) {
      const { type, requirement } = valibotAction as { type: string; requirement?: unknown };
      if (converted.type === 'string' && (type === 'min_length' || type === 'max_length')) {
        const { maxLength: _, ...rest } = converted;
        return { ...rest, minLength: 1 };
      }
      if (!(requirement instanceof RegExp)) return undefined;
      // A JSON Schema pattern has no flags. Without its flags, this one would refuse valid values.
      const pattern = requirement.flags ? undefined : requirement.source;
      // Of two patterns of a text, the library would keep the first, which says less.
      return { ...converted, pattern };
    },
  });
}
