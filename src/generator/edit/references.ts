import { BuildError } from '../build-error.ts';
import type { ContentIo } from '../read/content-io.ts';
import { parseYaml } from '../read/parse-yaml.ts';
import { at } from './change.ts';
import { editText } from './edit-text.ts';
import type { CheckTexts } from './drafts.ts';
import { type FileRewrite, idOf, rewrite, textIn, withTexts } from './texts.ts';

/**
 * The files of a renaming, with those that name the renamed file: the build finds these places, and each gets the new name.
 * Throws a BuildError with the places that would stay wrong.
 */
export async function withReferences(
  files: FileRewrite[],
  { from, to }: { from: string; to: string },
  content: ContentIo,
  check: CheckTexts,
): Promise<FileRewrite[]> {
  const rewrites = new Map(files.map((one) => [one.file, one]));
  const seen = new Set<string>();
  for (;;) {
    const texts = new Map(Array.from(rewrites, ([file, { after }]) => [file, after]));
    const mistakes = await check(texts);
    if (mistakes.length === 0) return [...rewrites.values()];
    const before = seen.size;
    const now = withTexts(content, texts);
    for (const { ref } of mistakes) {
      const place = ref && `${ref.file}#${ref.path.join('.')}`;
      const text = ref && textIn(now, ref.file);
      const written = text === undefined ? undefined : at(parseYaml(text).value, ref!.path);
      if (place === undefined || seen.has(place) || typeof written !== 'string') continue;
      const renamed = withNewName(written, idOf(from), idOf(to));
      if (renamed === written) continue;
      seen.add(place);
      texts.set(ref!.file, editText(text!, { kind: 'set', path: ref!.path, value: renamed }));
      rewrites.set(ref!.file, { ...(rewrites.get(ref!.file) ?? rewrite(content, ref!.file)), after: texts.get(ref!.file) });
    }
    if (seen.size > before) continue;
    const places = mistakes.map(({ message, ref }) => (ref ? `${ref.file === to ? from : ref.file}: ${message}` : message));
    throw new BuildError(`${from} keeps its name, because the site would have mistakes:\n${places.join('\n')}`);
  }
}

/** A value that is the old name, or has it in links and placeholders, with the new name in its place. */
function withNewName(text: string, old: string, name: string): string {
  if (text === old) return name;
  const word = new RegExp(`(?<![\\w-])${old.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\w)`, 'g');
  return text.replace(/\]\([^)]*\)|\{[^}]*\}/g, (target) => target.replace(word, () => name));
}
