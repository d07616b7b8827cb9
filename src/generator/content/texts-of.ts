import type { FieldPath } from './yaml-tree.ts';

/** Every text in a file's data, with its path. */
export function textsOf(data: unknown): { path: FieldPath; text: string }[] {
  const texts: { path: FieldPath; text: string }[] = [];
  mapTexts(data, (text, path) => {
    texts.push({ path: [...path], text });
    return text;
  });
  return texts;
}

/**
 * A file's data with each text changed. What has no changed text is not copied. `change` must copy
 * a path to keep it.
 */
export function mapTexts(
  data: unknown,
  change: (text: string, path: FieldPath) => string,
): unknown {
  const path: FieldPath = [];
  const copy = (value: unknown): unknown => {
    if (typeof value === 'string') return change(value, path);
    if (typeof value !== 'object' || value === null) return value;
    const fields = value as Record<string | number, unknown>;
    let copied: typeof fields | undefined;
    const visit = (name: string | number): void => {
      path.push(name);
      const changed = copy(fields[name]);
      path.pop();
      if (changed === fields[name]) return;
      copied ??= (Array.isArray(value) ? [...value] : { ...value }) as typeof fields;
      copied[name] = changed;
    };
    if (Array.isArray(value)) for (let index = 0; index < value.length; index++) visit(index);
    else for (const name of Object.keys(value)) visit(name);
    return copied ?? value;
  };
  return copy(data);
}
