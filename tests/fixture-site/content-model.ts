import * as v from 'valibot';
import {
  type ContentModel,
  type FilledFile,
  field,
  type FieldMistake,
  type FolderItem,
  mistakeMaker,
  type ParsedFile,
  type StandIn,
} from '../../src/generator/index.ts';

/** The messages of the workshop's own checks. */
const say = mistakeMaker({
  'no-repair': {
    developer: ({ after }: { after: string }) => `There is no repair "${after}".`,
    owner: ({ after }: { after: string }) => `The repair “${after}” is gone.`,
  },
});

const line = v.pipe(v.string(), v.trim(), v.nonEmpty());
const photo = v.pipe(
  v.string(),
  v.regex(/^(https:\S+|[\w-]+\.(jpg|png|webp|avif))$/),
  v.metadata({ inputKind: 'photo' }),
);
const head = {
  title: field('Page title', 'Search results show it.', line),
  description: field('Description for search results', line),
  heading: field('Heading', v.pipe(line, v.metadata({ inputKind: 'text' }))),
};

const workshopSchema = field(
  'The workshop',
  v.strictObject({
    name: field('Name', line),
    phone: field('Phone', 'It begins with +.', v.pipe(line, v.regex(/^\+\d+$/))),
    origin: field('Address of the website', v.pipe(line, v.url())),
    timeZone: field('Time zone', line),
    opens: field('Opening hours', line),
    moved: field('Old addresses', v.optional(v.array(v.strictObject({ from: line, to: line })))),
  }),
);
const homeSchema = field(
  'Home page',
  v.strictObject({
    ...head,
    intro: field('Introduction', line),
    bell: field('Bell', v.optional(v.pipe(line, v.metadata({ pagePlaceholders: ['year'] })))),
  }),
);
const repairSchema = field(
  'Repair',
  v.strictObject({
    ...head,
    euros: field('Price in euros', v.pipe(v.number(), v.minValue(1))),
    text: field('Text', line),
    photo: field('Photo', v.optional(photo)),
    after: field(
      'Comes after',
      'The name of the file of another repair.',
      v.optional(v.pipe(line, v.metadata({ refersToFileIn: 'repairs' }))),
    ),
  }),
);

const FACTS = ['name', 'phone', 'opens'] as const;

/** The whole content of the workshop's site. */
export type Workshop = {
  workshop: v.InferOutput<typeof workshopSchema>;
  home: v.InferOutput<typeof homeSchema>;
  repairs: (v.InferOutput<typeof repairSchema> & FolderItem)[];
};

export const workshopModel: ContentModel<Workshop> = {
  files: {
    'workshop.yaml': { name: 'workshop', schema: workshopSchema, placeholders: false },
    'home.yaml': { name: 'home', schema: homeSchema },
  },
  folders: {
    repairs: {
      name: 'repair',
      schema: repairSchema,
      placeholders: { euros: ({ euros }) => String(euros) },
    },
  },
  facts: (parsedFiles) => {
    const { success, output } = v.safeParse(
      workshopSchema,
      parsedFiles.find(({ file }) => file === 'workshop.yaml')?.data,
    );
    return {
      names: FACTS,
      values: success ? Object.fromEntries(FACTS.map((name) => [name, output[name]])) : undefined,
      fieldOf: () => undefined,
      isCount: () => false,
      mistakeOfMissing: () => undefined,
    };
  },
  crossCheck: unknownRepairs,
  assemble: (read, readFolder) => ({
    workshop: read('workshop.yaml'),
    home: read('home.yaml'),
    repairs: readFolder<v.InferOutput<typeof repairSchema>>('repairs').sort(
      (a, b) => a.euros - b.euros,
    ),
  }),
};

/** Ofcom reserves these numbers for TV and radio drama. */
export const standIns = (parsedFiles: ParsedFile[], { workshop }: Workshop): StandIn[] =>
  workshop.phone.startsWith('+44207946')
    ? [
        {
          source: parsedFiles.find(({ file }) => file === 'workshop.yaml')!,
          path: ['phone'],
          name: 'phone',
          why: 'Nobody answers this number.',
        },
      ]
    : [];

function unknownRepairs(filledFiles: FilledFile[], files: string[]): FieldMistake[] {
  return filledFiles.flatMap(({ source, data }) => {
    const { after } = data as { after?: unknown };
    if (after === undefined || files.includes(`repairs/${after}.yaml`)) return [];
    return [{ source, path: ['after'], ...say('no-repair', { after: String(after) }) }];
  });
}
