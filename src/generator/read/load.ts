import { isUtf8 } from 'node:buffer';
import * as v from 'valibot';
import { ContentErrors, type Problem } from './content-error.ts';
import type { ContentModel, Draft, InFolder } from './content-model.ts';
import type { ContentIo } from './content-io.ts';
import { explainIssues } from './explain-issue.ts';
import { fillSources } from './fill-sources.ts';
import { hiddenCharacters } from './hidden-characters.ts';
import { type Position, positionAt } from './position-at.ts';
import { locateField, type Source } from './locate.ts';
import { parseYaml } from './parse-yaml.ts';
import { itemsInTexts } from './items-in-texts.ts';
import { missingPhotos } from './missing-photos.ts';
import { sortFiles } from './sort-files.ts';

/** The content, and its files before and after filling in placeholders. `images` has every photo of the folder: path without extension → path. */
export type Loaded<Content> = { content: Content; images: Record<string, string>; sources: Source[]; drafts: Draft[] };

/**
 * Reads a content folder: parses every file, fills in placeholders, and checks each file against its schema and the other
 * files. Throws `ContentErrors` with all mistakes, not only the first.
 */
export function load<Content>(io: ContentIo, model: ContentModel<Content>, parse = parseYaml): Loaded<Content> {
  const problems: Problem[] = [];
  const report: Report = (file, message, place) => problems.push({ file: `${io.root}/${file}`, ...place, message });
  const { files, links } = io.list();
  if (files.length + links.length === 0) throw new ContentErrors([{ file: io.root, message: NO_CONTENT }]);
  const { content, images, problems: misplaced } = sortFiles(model, files, links);
  for (const { file, message } of misplaced) report(file, message);
  const sources = content.flatMap((file) => readSource(io, file, parse, report) ?? []);
  const { drafts, facts, bad } = fillSources(model, sources, content);
  const hidden = sources.flatMap((source) => hiddenCharacters(source).map((flaw) => ({ source, ...flaw })));
  for (const { source, offset, message } of [...hidden, ...bad]) report(source.file, message, positionAt(source.text, offset));
  const outputs = validate(drafts, facts.values !== undefined, report);
  const found = [
    ...model.crossCheck(drafts, content, facts),
    ...missingPhotos(drafts, model.photo, Object.values(images), io.root),
    ...itemsInTexts(drafts),
  ];
  for (const { source, path, part, offset, message } of found)
    report(source.file, message, offset === undefined ? locateField(source, path, part) : positionAt(source.text, offset));
  if (problems.length) throw new ContentErrors(problems);
  return { content: assemble(outputs, model, io.root), images, sources, drafts };
}

const NO_CONTENT = 'This folder is empty or does not exist. Correct its name, or restore the last version that worked.';

const decoder = new TextDecoder();

type Report = (file: string, message: string, place?: Position) => void;

function readSource(io: ContentIo, file: string, parse: typeof parseYaml, report: Report): Source | undefined {
  let bytes: Uint8Array;
  try {
    bytes = io.read(file);
  } catch (error) {
    report(file, `This file cannot be read: ${(error as Error).message}.`);
    return undefined;
  }
  // The decoder drops a byte order mark and replaces bytes that are not UTF-8.
  const text = decoder.decode(bytes);
  if (!isUtf8(bytes)) {
    const message = 'From here on, this file is not UTF-8 text. Save it in UTF-8 encoding.';
    report(file, message, positionAt(text, text.indexOf('\ufffd')));
    return undefined;
  }
  const { value, flaws } = parse(text);
  for (const { offset, message } of flaws) report(file, message, positionAt(text, offset));
  if (!flaws.length && value === null)
    report(file, 'This file is empty. Fill it in, or restore the last version that worked.', { line: 1, column: 1 });
  return flaws.length || value === null ? undefined : { file, path: `${io.root}/${file}`, text, value };
}

/** The valid output of each file. Mistakes in all other files are reported. */
function validate(drafts: Draft[], hasFacts: boolean, report: Report): Map<string, unknown> {
  const outputs = new Map<string, unknown>();
  for (const { source, schema, value } of drafts) {
    const result = v.safeParse(schema, value);
    if (result.success) outputs.set(source.file, result.output);
    // A text with unfilled placeholders has no final length yet.
    const issues = (result.issues ?? []).filter((issue) => !isAboutUnfilledLink(issue) && (hasFacts || !isAboutUnfilledLength(issue)));
    for (const { path, part, message } of explainIssues(issues, schema, value, source))
      report(source.file, message, locateField(source, path, part));
  }
  return outputs;
}

// The placeholder in such a link is already reported.
const isAboutUnfilledLink = ({ type, input }: v.GenericIssue): boolean =>
  type === 'check' && typeof input === 'string' && input.includes(']({');

function isAboutUnfilledLength({ type, input }: v.GenericIssue): boolean {
  return (type === 'min_length' || type === 'max_length') && typeof input === 'string' && input.includes('{');
}

function assemble<Content>(outputs: Map<string, unknown>, model: ContentModel<Content>, root: string): Content {
  // Here every file that must exist does, and every output has passed its file's schema.
  const read = <T>(file: string): T => outputs.get(file) as T;
  const readFolder = <T>(folder: string): (T & InFolder)[] =>
    [...outputs]
      .filter(([file]) => file.startsWith(`${folder}/`))
      .map(([file, output]) => ({ ...(output as T), id: file.slice(folder.length + 1, -'.yaml'.length), file: `${root}/${file}` }));
  return model.assemble(read, readFolder);
}
