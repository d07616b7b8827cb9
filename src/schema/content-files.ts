import type { GenericSchema } from 'valibot';
import { nearest } from '../generator/did-you-mean.ts';
import {
  couponsSchema,
  emissionsInspectionSchema,
  faqSchema,
  labelsSchema,
  makeSchema,
  pageSchemas,
  reviewsSchema,
  serviceSchema,
  shopSchema,
  stateInspectionSchema,
  townsSchema,
} from './schema.ts';

/** A kind of content file: its schema, and the name of the JSON Schema that editors use for it. */
export type FileKind = { name: string; schema: GenericSchema };

/** The files that must be there, once each. */
export const SINGLE_FILES: Record<string, FileKind> = {
  'shop.yaml': { name: 'shop', schema: shopSchema },
  'labels.yaml': { name: 'labels', schema: labelsSchema },
  'coupons.yaml': { name: 'coupons', schema: couponsSchema },
  'reviews.yaml': { name: 'reviews', schema: reviewsSchema },
  'faq.yaml': { name: 'faq', schema: faqSchema },
  'towns.yaml': { name: 'towns', schema: townsSchema },
  'inspections/state.yaml': { name: 'state-inspection', schema: stateInspectionSchema },
  'inspections/emissions.yaml': { name: 'emissions-inspection', schema: emissionsInspectionSchema },
  ...Object.fromEntries(Object.entries(pageSchemas).map(([page, schema]) => [`pages/${page}.yaml`, { name: `page-${page}`, schema }])),
};

/** The folders that hold one file for each of a kind. */
export const FOLDERS: Record<string, FileKind> = {
  services: { name: 'service', schema: serviceSchema },
  makes: { name: 'make', schema: makeSchema },
};

const IMAGE = /^images\/[\w-]+(\/[\w-]+)*\.(jpe?g|png|webp|avif)$/i;
// What editors and operating systems leave behind, what the schema command writes, and notes.
const IGNORED = /(^|\/)(\.|#|~|Thumbs\.db$|desktop\.ini$|README\.md$)|(~|\.(swp|swo|tmp|bak|orig))$|^schema\//i;

/** The kind of a YAML file, by its path below the content folder; undefined where no such file belongs. */
export function kindOf(file: string): FileKind | undefined {
  const [folder, name, ...deeper] = file.split('/');
  if (Object.hasOwn(SINGLE_FILES, file)) return SINGLE_FILES[file];
  return name?.endsWith('.yaml') && !deeper.length && Object.hasOwn(FOLDERS, folder!) ? FOLDERS[folder!] : undefined;
}

type Sorted = {
  content: string[];
  images: string[];
  /** Files that do not belong, with what to do about each. */
  strangers: { file: string; advice: string; meant?: string }[];
  missing: string[];
};

/** Sorts the files of the content folder. A misnamed file is a stranger, and the file it should be is not missing too. */
export function sortFiles(files: string[], links: string[] = []): Sorted {
  const present = files.filter((file) => !IGNORED.test(file));
  const content = present.filter((file) => kindOf(file));
  const images = present.filter((file) => IMAGE.test(file));
  const strangers = [
    ...present.filter((file) => !kindOf(file) && !IMAGE.test(file)).map((file) => ({ file, ...adviceFor(file) })),
    ...links.filter((file) => !IGNORED.test(file)).map((file) => ({ file, advice: 'This is a symbolic link. Links are not followed: put the file or folder itself in its place.', meant: file })),
  ];
  const meant = strangers.map((stranger) => stranger.meant);
  const missing = [
    ...Object.keys(SINGLE_FILES).filter((file) => !present.includes(file)),
    ...Object.keys(FOLDERS).filter((folder) => !content.some((file) => file.startsWith(`${folder}/`))),
  ].filter((file) => !meant.some((other) => other === file || other?.startsWith(`${file}/`)));
  return { content, images, strangers, missing };
}

function adviceFor(file: string): { advice: string; meant?: string } {
  if (file.startsWith('images/')) {
    const advice = /\.(jpe?g|png|webp|avif)$/i.test(file)
      ? 'A photo\'s name holds letters, digits, hyphens and underscores only. Rename it, such as images/bays-1.jpg.'
      : 'Photos are jpg, png, webp or avif files. Save the photo in one of these forms, or take this file out.';
    return { advice };
  }
  const asYaml = file.replace(/(\.(ya?ml|json|txt))+$/i, '.yaml');
  if (asYaml !== file && kindOf(asYaml)) return { advice: `Content files end in .yaml. Rename it to ${asYaml}.`, meant: asYaml };
  const base = file.split('/').at(-1)!;
  const near = nearest(asYaml, [...Object.keys(SINGLE_FILES), ...Object.keys(FOLDERS).map((folder) => `${folder}/${base}`)]);
  if (near) return { advice: `Nothing reads this file. Did you mean "${near}"?`, meant: near };
  return { advice: 'Nothing reads this file. Services belong in services, makes in makes, photos in images; the other files have fixed names.' };
}
