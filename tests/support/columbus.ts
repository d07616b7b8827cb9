import { readFileSync } from 'node:fs';
import { labelsOfNewShop } from '../../scripts/labels-of-new-shop.ts';
import { textsIn } from './content-files.ts';

/** What `npm run new-shop` writes: path below the content folder → text. */
export const newShopTexts = (): Record<string, string> => ({
  ...textsIn('scripts/new-shop'),
  'labels.yaml': labelsOfNewShop(readFileSync('content/labels.yaml', 'utf8')),
});

/** What the owner of the shop in Columbus writes in place of the starter's words. */
const EDITS: Record<string, [from: string, to: string][]> = {
  'shop.yaml': [
    ['Stand-in Auto Care', 'Buckeye Lane Tire & Repair'],
    ['+15555550100', '+16145550142'],
    ['service@new-shop.example', 'desk@buckeyelane.example'],
    ['https://www.new-shop.example', 'https://www.buckeyelane.example'],
    ['1 Any Street', '4100 Buckeye Lane'],
    ['city: Anytown\n  region: ZZ\n  postalCode: "00000"', 'city: Columbus\n  region: OH\n  postalCode: "43215"'],
    ['town: Anytown\n  region: ZZ\n  county: Any County', 'town: Columbus\n  region: OH\n  county: Franklin County'],
    ['place: any corner', 'place: the old brick mill'],
    ['addressEnding: anytown', 'addressEnding: columbus'],
    ['latitude: 0\n  longitude: 0', 'latitude: 39.9612\n  longitude: -82.9988'],
    ['open: "09:00"\n      close: "17:00"', 'open: "07:30"\n      close: "18:00"'],
    ['holidays: []', 'holidays:\n  - { date: 2026-12-25, name: Christmas, shop: closed }'],
    ['yearsInBusiness: 0 years', 'yearsInBusiness: 12 years'],
    ['technicians: Trained', 'technicians: ASE-certified'],
    ['warranty: Limited', 'warranty: 24-month'],
    ['courtesy: Check', 'courtesy: Tire pressure check'],
    ['reviews: "0"', 'reviews: 80+'],
    ['rating: 0\n  reviewCount: 0', 'rating: 4.7\n  reviewCount: 83'],
  ],
  'towns.yaml': [
    [
      '  - name: Stand-in Town\n    latitude: 0\n    longitude: 0.05',
      `  - { name: Bexley, latitude: 39.969, longitude: -82.9377 }
  - { name: Grandview Heights, latitude: 39.9798, longitude: -83.0407 }
  - { name: Upper Arlington, latitude: 39.9945, longitude: -83.0624 }
  - { name: Whitehall, latitude: 39.9667, longitude: -82.8855 }
  - { name: Gahanna, latitude: 40.0192, longitude: -82.8793 }
  - { name: Worthington, latitude: 40.0931, longitude: -83.018 }`,
    ],
  ],
  'roads.yaml': [
    [
      'roads: []',
      `roads:
  - { name: i-70, label: "70", interstate: true, line: [[-83.2, 39.98], [-83.05, 39.955], [-82.998, 39.953], [-82.9, 39.945], [-82.75, 39.93]] }
  - { name: oh-315, label: "315", line: [[-83.01, 39.955], [-83.02, 40.0], [-83.03, 40.06], [-83.02, 40.11]] }`,
    ],
  ],
  'pages/home.yaml': [
    [
      'Stand-in for what the page home is about, in 50 to 160 characters of your own.',
      'Tires and auto repair in {town}. {Claims.technicians} technicians, {claims.years} in business.',
    ],
  ],
  'pages/services.yaml': [
    [
      'Stand-in for what the page services is about, in 50 to 160 characters of your own.',
      'Tires, brakes, alignments, diagnostics and maintenance at one shop in {town}, {region}.',
    ],
  ],
  'services/tires.yaml': [
    ['      words: Stand-in\n', '      words: Measure the groove that is worn most. New tires have about ten 32nds of an inch.\n'],
    ['    Stand-in\n', '    We are at {address}. Call {phone} with the size that is on your tires.\n'],
  ],
  'services/vehicle-diagnostics.yaml': [
    ['      - paragraph: Stand-in\n', '      - paragraph: Note what the car did when the light came on.\n'],
    ['    Stand-in\n', '    The shop is at {address}, close to {town}.\n'],
  ],
  'services/electrical.yaml': [['    Stand-in\n', '    {name} is at {address}. Call {phone} before you drive on a weak battery.\n']],
  'makes/stand-in.yaml': [],
};

const HONDA = `name: Honda
inMenu: true
body: sedan
title: Honda Service in {town}, {region}
description: Oil, brakes, tires and timing belts for Honda cars in {town}. What each engine has, and what we look at first.
intro: Belt or chain, gear oil or not. We look it up by engine before we start.
heading: Honda service in {town}
paragraphs:
  - Hondas last if their fluids are changed. We go by the maintenance code on the dash and by what the fluids look like.
  - We order Honda parts or ones of the same grade, and tell you which before they go in.
  - An older V6 has a timing belt. Ask when it was done, because a belt that breaks can ruin the engine.
plate:
  oil: { value: 0W-20 in most }
  interval: { value: By the dash code }
  timing: { value: "Belt on older V6, else a chain" }
questions: [Which code does the dash show?, When was the timing belt done?]
modelsHeading: Models we see most
models: [Civic, Accord, CR-V, Odyssey]
maintenanceHeading: What a Honda needs
maintenance:
  - { subheading: Valves, paragraph: Some engines want their valves adjusted by mileage. Listen for ticking. }
`;

/** The places that a shop can have beside it. */
export type Beside = { gas?: boolean; wash?: boolean };

const HOURS = { gas: '05:00', wash: '07:00' } as const;

/** A tire and repair shop in Columbus, Ohio, as its owner makes it from the starter: no inspections, and only what `beside` says beside it. */
export function columbusTexts(beside: Beside = {}): Record<string, string> {
  const texts = newShopTexts();
  for (const [file, edits] of Object.entries(EDITS))
    texts[file] = edits.reduce((text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`The starter's ${file} does not hold "${from}".`);
      return text.replace(from, () => to);
    }, texts[file]!);
  delete texts['makes/stand-in.yaml'];
  texts['makes/honda.yaml'] = HONDA;
  // The owner reads each of these, and fills in two explanations.
  for (const [file, text] of Object.entries(texts))
    texts[file] = text.replace(/^ *# Unconfirmed: .*\n/gm, '').replace(/^( *likely: )>-\n *Stand-in\n/gm, '$1Measure first, then say.\n');
  return withPlaces(texts, beside);
}

function withPlaces(texts: Record<string, string>, { gas = false, wash = false }: Beside): Record<string, string> {
  const places = [...(gas ? (['gas'] as const) : []), ...(wash ? (['wash'] as const) : [])];
  if (places.length === 0) return texts;
  const hours = places.map((place) => `  ${place}:\n    - { days: Mon-Sun, open: "${HOURS[place]}", close: "22:00" }\n`).join('');
  const scene = { shop: 'bays', gas: 'pumps', wash: 'wash' } as const;
  const corner = (['shop', ...places] as const)
    .map(
      (place) =>
        `    - { place: ${place}, art: ${scene[place]}, heading: Open now, paragraph: On one lot., link: { text: About us, href: /about } }\n`,
    )
    .join('');
  return {
    ...texts,
    'shop.yaml': texts['shop.yaml']!.replace(/^hours:\n/m, `hours:\n${hours}`),
    'pages/home.yaml': texts['pages/home.yaml']!.replace(/^why:\n/m, `  corner:\n${corner}\nwhy:\n`),
    ...(wash && { 'pages/car-wash.yaml': CAR_WASH }),
  };
}

const CAR_WASH = `title: Car Wash in {town} | {name}
description: A car wash next to the repair shop in {town}, open {hours.wash}. Hours, directions and what to take off first.
heading: Car wash
intro: Open {hours.wash}.
blocks: []
photos:
  - { art: wash-menu, alt: Drawing of the board, caption: Choose }
  - { art: wash, alt: Drawing of a car in the wash, caption: Wash }
`;
