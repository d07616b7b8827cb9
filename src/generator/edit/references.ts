import { BuildError } from '../build-error.ts';
import { formatMistake } from '../mistake.ts';
import { parseYaml } from '../read/parse-yaml.ts';
import { at } from './change.ts';
import { editText } from './edit-text.ts';
import { idOf } from './file-jobs.ts';
import type { CheckTexts, EditSession, FileRewrite } from './session.ts';
import { textIn, withTexts } from './texts.ts';

/**
 * The files of a renaming, with those that name the renamed file: the build finds these places, and each gets the new name.
 * Throws a BuildError with the places that would stay wrong.
 */
export async function withReferences(
  files: FileRewrite[],
  from: string,
  to: string,
  session: EditSession,
  check: CheckTexts,
): Promise<FileRewrite[]> {
  const texts = new Map(files.map(({ file, after }) => [file, after]));
  const content = withTexts(session.content, texts);
  const seen = new Set<string>();
  for (;;) {
    const mistakes = await check(texts);
    if (mistakes.length === 0) return Array.from(texts, ([file, after]) => session.with(file, after));
    const before = seen.size;
    for (const { ref } of mistakes) {
      const place = ref && `${ref.file}#${ref.path.join('.')}`;
      const text = ref && textIn(content, ref.file);
      const written = text === undefined ? undefined : at(parseYaml(text).value, ref!.path);
      if (place === undefined || seen.has(place) || typeof written !== 'string') continue;
      const renamed = withNewName(written, idOf(from), idOf(to));
      if (renamed === written) continue;
      seen.add(place);
      texts.set(ref!.file, editText(text!, { kind: 'set', path: ref!.path, value: renamed }));
    }
    if (seen.size > before) continue;
    throw new BuildError(`${from} keeps its name, because the site would have mistakes:\n${mistakes.map(formatMistake).join('\n')}`);
  }
}

/** A value that is the old name, or has it in links and placeholders, with the new name in its place. */
function withNewName(text: string, old: string, name: string): string {
  if (text === old) return name;
  const word = new RegExp(`(?<![\\w-])${old.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\w)`, 'g');
  return text.replace(/\]\([^)]*\)|\{[^}]*\}/g, (target) => target.replace(word, () => name));
}
