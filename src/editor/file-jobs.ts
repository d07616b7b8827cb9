import * as v from 'valibot';
import { BuildError } from '../generator/build-error.ts';
import type { ContentIo } from '../generator/content/content-io.ts';
import type { Source } from '../generator/content/locate.ts';
import { parseYaml } from '../generator/content/parse-yaml.ts';
import { fieldsOf, rulesOf, unwrap } from '../generator/content/schema-walk.ts';
import { textsOf } from '../generator/content/texts-of.ts';
import type { FileRequest } from './api.ts';
import { editText } from './edit-text.ts';
import { slugOf } from './slug-of.ts';
import {
  type FileRewrite,
  type Files,
  idOf,
  isPhoto,
  rewrite,
  sourcesIn,
  textIn,
} from './texts.ts';
import { itemName } from './titles.ts';
import { inBlock, isGroup, type Value } from './written-value.ts';
import { yamlTree } from '../generator/content/yaml-tree.ts';

/** What a request about a whole file writes. `file` is the one to go on with. Throws a BuildError if it cannot be done. */
export function fileJob(
  model: Files,
  request: FileRequest,
  content: ContentIo,
): { file: string; files: FileRewrite[] } {
  const text = (file: string): string | undefined => textIn(content, file);
  const there = (file: string): string => {
    const found = text(file);
    if (found === undefined || !Object.hasOwn(model.folders, folderOf(file)))
      throw new BuildError(`${file} is no file that can be copied, renamed or removed.`);
    return found;
  };
  const free = (file: string): string => {
    if (text(file) !== undefined)
      throw new BuildError(`There is already ${file}. Choose another name.`);
    return file;
  };
  const fresh = (folder: string, name: string): string => {
    const slug = slugOf(name);
    if (slug === '')
      throw new BuildError(`"${name}" has no letters for an address. Choose another name.`);
    return free(`${folder}/${slug}.yaml`);
  };
  switch (request.kind) {
    case 'add': {
      const { folder, name, like } = request;
      const kind = Object.hasOwn(model.folders, folder) ? model.folders[folder] : undefined;
      if (!kind) throw new BuildError(`There is no folder ${folder} for new files.`);
      const file = fresh(folder, name);
      const siblings = sourcesIn(content, model).filter((one) => folderOf(one.file) === folder);
      const example = like === undefined ? neededText(kind.schema, siblings) : there(like);
      return { file, files: [rewrite(content, file, begunAs(example, name))] };
    }
    case 'remove': {
      const { file } = request;
      there(file);
      return { file, files: [rewrite(content, file)] };
    }
    case 'rename': {
      const file = fresh(folderOf(request.file), request.name);
      there(request.file);
      const id = idOf(request.file);
      const photos = content
        .list()
        .files.filter((photo) => isPhoto(photo) && isNamedAfter(photo, id));
      const inName = new RegExp(`${id}(?=[^/]*$)`);
      const files = [request.file, ...photos].flatMap((from) => [
        rewrite(content, free(from.replace(inName, idOf(file))), text(from)),
        rewrite(content, from),
      ]);
      return { file, files };
    }
  }
}

/** Photos of a file are called like it, and may have a number. */
const isNamedAfter = (photo: string, id: string): boolean =>
  idOf(photo).replace(/-\d+$/, '') === id || idOf(photo) === id;

const folderOf = (file: string): string => file.split('/')[0]!;

/**
 * The text of a new file that begins as an example: with its own name wherever that of the example was, and a comment by which
 * it waits to be confirmed, because what is true of one may not be true of the other.
 */
function begunAs(example: string, name: string): string {
  const { value } = parseYaml(example);
  const own = itemName(value);
  if (own === undefined) return example;
  const text = textsOf(value).reduce((result, { path, text: written }) => {
    const other = withName(written, own, name);
    return other === written ? result : editText(result, { kind: 'set', path, value: other });
  }, example);
  const head = SCHEMA_LINE.exec(text)?.[0] ?? '';
  return `${head}# Unconfirmed: All of this began as ${own}. Is it true of ${name}?\n${text.slice(head.length)}`;
}

/** The first line of a file, which names the schema for editors. */
const SCHEMA_LINE = /^# yaml-language-server:.*\n/;

/** Placeholders and links keep their names. A name of several words may have other capitals in a title. */
function withName(text: string, own: string, name: string): string {
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])${own.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`,
    own.includes(' ') ? 'giu' : 'gu',
  );
  return text
    .split(/(\{[^}]*\}|\]\([^)]*\))/)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(pattern, () => name)))
    .join('');
}

/** The fields that a file of a kind must have, as one of the files has them that often says its own name. */
function neededText(schema: v.GenericSchema, siblings: readonly Source[]): string {
  const examples = siblings.flatMap(({ text, value }) => {
    const own = itemName(value);
    if (own === undefined || !isGroup(value)) return [];
    return [
      {
        text,
        value,
        named: Object.values(value).filter((one) => typeof one === 'string' && one.includes(own))
          .length,
      },
    ];
  });
  const [best] = examples.sort((a, b) => b.named - a.named || a.text.length - b.text.length);
  if (!best) throw new BuildError('There is no file of this kind to begin with.');
  const head = SCHEMA_LINE.exec(best.text)?.[0] ?? '';
  return `${head}${inBlock(needed(schema, best.value) as Value, 0, yamlTree(best.text))}\n`;
}

/** The parts of an example that a file must have. Of a list, what it must have at least, but one item to show how they are. */
function needed(schema: v.GenericSchema, example: unknown): unknown {
  const fields = fieldsOf(schema);
  if (fields && isGroup(example)) {
    const withFields = (isKept: (field: v.GenericSchema) => boolean): unknown =>
      Object.fromEntries(
        Object.entries(fields)
          .filter(([name, field]) => example[name] !== undefined && isKept(field))
          .map(([name, field]) => [name, needed(field, example[name])]),
      );
    // A group may have to have one of several fields.
    const least = withFields((field) => field.type !== 'optional');
    return v.is(schema, example) && !v.is(schema, least) ? withFields(() => true) : least;
  }
  const { item } = unwrap(schema) as unknown as { item?: v.GenericSchema };
  if (!item || !Array.isArray(example)) return example;
  const least = rulesOf(schema).find(
    ({ type }) => type === 'min_length' || type === 'length',
  )?.requirement;
  return example.slice(0, Math.max(1, Number(least ?? 1))).map((one) => needed(item, one));
}
