import { BuildError } from '../generator/build-error.ts';
import type { ContentIo } from '../generator/content/content-io.ts';
import { parseYaml } from '../generator/content/parse-yaml.ts';
import { at } from './change.ts';
import { editText } from './edit-text.ts';
import type { CheckTexts } from './drafts.ts';
import { placeOf } from './places.ts';
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
  const texts = new Map(files.map(({ file, after }) => [file, after]));
  const seen = new Set<string>();
  for (;;) {
    const mistakes = await check(texts);
    if (mistakes.length === 0)
      return Array.from(texts, ([file, after]) => rewrite(content, file, after));
    const before = seen.size;
    for (const { ref } of mistakes) {
      const text = ref && textIn(withTexts(content, texts), ref.file);
      if (!ref || text === undefined) continue;
      const written = String(at(parseYaml(text).value, ref.path));
      const renamed = withNewName(written, idOf(from), idOf(to));
      const place = placeOf(ref);
      if (renamed === written || seen.has(place)) continue;
      seen.add(place);
      texts.set(ref.file, editText(text, { kind: 'set', path: ref.path, value: renamed }));
    }
    if (seen.size > before) continue;
    const places = mistakes.map(({ message, ref }) =>
      ref ? `${ref.file === to ? from : ref.file}: ${message}` : message,
    );
    throw new BuildError(
      `${from} keeps its name, because the site would have mistakes:\n${places.join('\n')}`,
    );
  }
}

/** A value that is the old name, or has it in links and placeholders, with the new name in its place. */
function withNewName(text: string, old: string, name: string): string {
  if (text === old) return name;
  const word = new RegExp(
    `(?<![\\w-])${old.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`,
    'g',
  );
  return text.replace(/\]\([^)]*\)|\{[^}]*\}/g, (target) => target.replace(word, () => name));
}
