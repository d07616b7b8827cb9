import { nearest } from '../nearest.ts';
import type { ContentModel, FileKind } from './content-model.ts';

type Files = Pick<ContentModel<unknown>, 'files' | 'folders'>;

const IMAGE = /^images\/[\w-]+(\/[\w-]+)*\.(jpe?g|png|webp|avif)$/i;
// Files that editors and operating systems leave behind, JSON Schemas, and notes.
const IGNORED = /(^|\/)(\.|#|~|Thumbs\.db$|desktop\.ini$|README\.md$)|(~|\.(swp|swo|tmp|bak|orig))$|^schema\//i;

/** The kind of a YAML file, by its path below the content folder; undefined if no such file belongs there. */
export function kindOf({ files, folders }: Files, file: string): FileKind | undefined {
  const [folder, name, ...deeper] = file.split('/');
  if (Object.hasOwn(files, file)) return files[file];
  return name?.endsWith('.yaml') && !deeper.length && Object.hasOwn(folders, folder!) ? folders[folder!] : undefined;
}

type Sorted = {
  content: string[];
  images: string[];
  /** Files that do not belong here, each with advice. */
  unexpected: { file: string; advice: string; meant?: string }[];
  missing: string[];
};

/** Sorts the files of the content folder. A file with a misspelled name is reported only once: the file that it should be is not reported as missing too. */
export function sortFiles(model: Files, files: string[], links: string[] = []): Sorted {
  const present = files.filter((file) => !IGNORED.test(file));
  const content = present.filter((file) => kindOf(model, file));
  const images = present.filter((file) => IMAGE.test(file));
  const unexpected = [
    ...present.filter((file) => !kindOf(model, file) && !IMAGE.test(file)).map((file) => ({ file, ...adviceFor(model, file) })),
    ...links
      .filter((file) => !IGNORED.test(file))
      .map((file) => ({
        file,
        advice: 'This is a symbolic link. Links are not followed: put the file or folder itself in its place.',
        meant: file,
      })),
  ];
  const meant = unexpected.map(({ meant }) => meant);
  const missing = [
    ...Object.keys(model.files).filter((file) => !present.includes(file)),
    ...Object.keys(model.folders).filter((folder) => !content.some((file) => file.startsWith(`${folder}/`))),
  ].filter((file) => !meant.some((other) => other === file || other?.startsWith(`${file}/`)));
  return { content, images, unexpected, missing };
}

function adviceFor(model: Files, file: string): { advice: string; meant?: string } {
  const folders = Object.keys(model.folders);
  if (file.startsWith('images/')) {
    const advice = /\.(jpe?g|png|webp|avif)$/i.test(file)
      ? "A photo's name may have only letters, digits, hyphens and underscores. Rename it, for example to images/front-1.jpg."
      : 'Photos are jpg, png, webp or avif files. Save the photo in one of these formats, or remove this file.';
    return { advice };
  }
  const asYaml = file.replace(/(\.(ya?ml|json|txt))+$/i, '.yaml');
  if (asYaml !== file && kindOf(model, asYaml)) return { advice: `Content files end in .yaml. Rename it to ${asYaml}.`, meant: asYaml };
  const base = file.split('/').at(-1)!;
  const near = nearest(asYaml, [...Object.keys(model.files), ...folders.map((folder) => `${folder}/${base}`)]);
  if (near) return { advice: `Nothing reads this file. Did you mean "${near}"?`, meant: near };
  return {
    advice: `Nothing reads this file. The folders here are ${[...folders, 'images'].join(', ')}; the other files have fixed names.`,
  };
}
