import * as v from 'valibot';
import type { ContentIo } from '../../src/generator/read/content-io.ts';
import { ContentErrors } from '../../src/generator/read/content-error.ts';
import { shopContent } from './shop-content.ts';
import { labelsSchema } from '../../src/schema/schema.ts';

export type Files = Record<string, string | Uint8Array>;

/** Content held in memory. */
export function ioOf(files: Files): ContentIo {
  const bytes = (text: string | Uint8Array) => (typeof text === 'string' ? new TextEncoder().encode(text) : text);
  return { root: 'content', list: () => ({ files: Object.keys(files).sort(), links: [] }), read: (file) => bytes(files[file]!) };
}

/** The loader's messages for the sample content with some files added, changed or (null) removed, one for each line. */
export function problemsWith(changes: Record<string, string | Uint8Array | null>): string[] {
  const files = Object.entries({ ...SAMPLE, ...changes }).filter((entry): entry is [string, string | Uint8Array] => entry[1] !== null);
  try {
    shopContent(ioOf(Object.fromEntries(files)));
    return [];
  } catch (error) {
    if (error instanceof ContentErrors) return error.message.split('\n');
    throw error;
  }
}

/** The sample content with one passage of a file replaced. Throws if the passage is not there. */
export function edited(file: string, passage: string, replacement: string): Record<string, string> {
  const text = SAMPLE[file]!;
  if (!text.includes(passage)) throw new Error(`${file} does not hold "${passage}".`);
  return { [file]: text.replace(passage, () => replacement) };
}

const description = (subject: string): string => `About ${subject}, in enough words to be a description of its own page.`;

const SHOP = `name: Corner Garage
phone: "+12025550123"
email: desk@corner.example
origin: https://www.corner.example
address: { street: 1 Main St, city: Clifton, region: VA, postalCode: "20124", country: US }
area: { town: Centreville, region: VA, county: Fairfax County, place: the corner }
point: { latitude: 38.8, longitude: -77.4 }
timeZone: America/New_York
hours:
  shop:
    - { days: Mon-Fri, open: "08:00", close: "17:00" }
    - { days: Sat, open: "08:00", close: "14:00" }
  gas:
    - { days: Mon-Sun, open: "06:00", close: "22:00" }
  wash:
    - { days: Mon-Sun, open: "06:00", close: "22:00" }
holidays:
  - { date: 2026-12-25, name: Christmas, shop: closed }
  - { date: 2027-01-01, name: New Year, shop: { open: "10:00", close: "12:00" } }
priceRange: $$
claims:
  yearsInBusiness: 25+ years
  technicians: ASE-certified
  warranty: Extended
  courtesy: Inspection
  reviews: 650+
  rating: 4.4
  reviewCount: 672
links:
  emissionsAuthority: https://www.deq.virginia.gov/air
analytics: { provider: vercel, honorPrivacySignals: true }
unconfirmed: [point, hours.wash]
`;

const service = (name: string, related = 'brakes, tires'): string => `# ${name}
name: ${name}
title: ${name} service in {town}
description: ${description(name)}
heading: ${name}
intro: Work on ${name}.
serviceType: Repair
callButton: Call
blocks:
  - variant: light
    heading: A block
    sections:
      - paragraph: Text of the block.
answers:
  what: { heading: What }
  signs: { heading: Signs }
  work: { heading: Work }
  cost: { heading: Cost }
  time: { heading: Time }
  bring: { heading: Bring }
  ask: { heading: Ask }
related: [${related}]
nearMe: { heading: Near, paragraph: Near you. }
`;

const make = (name: string, rest = ''): string => `# ${name}
name: ${name}
inMenu: true
body: sedan
title: ${name} repair near you
description: ${description(name)}
intro: Care for your {make}.
heading: ${name} care
paragraphs: [One., Two., Three.]
modelsHeading: Models
models: [A, B]
maintenanceHeading: Upkeep
maintenance:
  - { subheading: One, paragraph: First. }
  - { subheading: Two, paragraph: Second. }
  - { subheading: Three, paragraph: Third. }
${rest}plate: { oil: { value: 5W-30 }, timing: { value: Chain }, tires: { value: Four } }
questions: [One?, Two?]
`;

const page = (subject: string, rest: string): string => `title: Page about ${subject}
description: ${description(subject)}
heading: About ${subject}
intro: All about ${subject}.
${rest}`;

const CRITERIA = `criteria:
  heading: Will it pass?
  paragraph: Look here.
  columns: { item: Item, pass: Pass, fail: Fail }
  rows:
    - { item: Horn, pass: Loud., fail: Silent. }
`;

const review = (id: string): string => `{ id: ${id}, name: Ann B., text: All good., rating: 5, date: posted recently }`;

const teaser = (service: string, index: number): string => `  - { title: Card ${index + 1}, description: Text., service: ${service} }`;
const place = (name: string): string =>
  `    - { place: ${name}, art: bays, heading: Here, paragraph: Text., link: { text: Go, href: /about } }`;

const slotsOf = (schema: v.GenericSchema): string =>
  ((v.getMetadata(schema).slots as string[] | undefined) ?? []).map((slot) => ` {${slot}}`).join('');

/** Each label is its own name with its placeholders, made from the schema. So the sample stays complete if labels change. */
function labelLines(entries: object, indent = ''): string {
  return Object.entries(entries)
    .map(([name, schema]) =>
      'entries' in schema
        ? `${indent}${name}:\n${labelLines(schema.entries, `${indent}  `)}`
        : `${indent}${name}: ${name} text${slotsOf(schema)}\n`,
    )
    .join('');
}

/** The smallest complete content: five services (the code does not know one of them), three makes, and every other file. */
export const SAMPLE: Record<string, string> = {
  'shop.yaml': SHOP,
  'labels.yaml': labelLines(labelsSchema.entries),
  'coupons.yaml': `coupons:
  - id: free-check
    value: free
    work: brake check
    description: With a look at the pads.
    service: brakes
  - id: money-off
    value: 20
    minimum: 500
    newCustomers: true
    note: One use.
    service: tires
`,
  'reviews.yaml': `reviews:
  - ${review('one')}
  - ${review('two')}
quotes:
  - ${review('three')}
`,
  'faq.yaml': `questions:
  - id: open
    question: When are you open?
    answer: We are open {hours.shop}.
  - id: price
    question: What is an inspection?
    answer: It is {price.safety}.
`,
  'complaints.yaml': `heading: What does it do?
answers: { heading: What it does, paragraph: Call us., print: Print them }
complaints:
  - id: squeals
    words: Squeals
    services: [brakes, tires]
    urgency: week
    when: Come in this week.
    likely: Pads.
    first: The pads.
    tell: [One, Two, Three]
`,
  'roads.yaml': 'roads:\n  - name: main road\n    line: [[-77.5, 38.8], [-77.3, 38.8]]\n',
  'towns.yaml': `towns:
  - { name: Centreville, latitude: 38.8, longitude: -77.4 }
  - { name: Clifton, latitude: 38.7, longitude: -77.3 }
`,
  'inspections/state.yaml': `walkIns: Walk in.
${CRITERIA}prices:
  safety: { amount: 20, label: Safety }
  reinspection: { amount: 1, label: Again }
  motorcycle: { amount: 12, label: Motorcycle }
pricing: { heading: Prices, paragraph: Pay here., points: [One] }
driveway: { print: Print, fixHeading: Fix, measure: { inch: 1 inch, text: Print at 100 %. } }
sticker: { heading: Month, paragraph: Tap it., reminder: Due, reminderNotes: Walk in. }
recheck: { heading: Failed, paragraph: Come back., reminder: Last day, reminderNotes: Bring it. }
`,
  'inspections/emissions.yaml': `hero: { heading: Quick, bullets: [Walk in] }
walkIns: Walk in.
walk:
  heading: Needed?
  paragraph: Three questions.
  where: Where?
  inside: { label: Here, text: Around here. }
  outside: { label: Elsewhere, text: Not here. }
  year: What year?
  newer: { text: Too new. }
  older: { text: Too old. }
  fuel: What fuel?
  gasoline: { label: Gasoline, text: Tested. }
  diesel: { label: Diesel, text: Tested. }
  efficient: { label: Hybrid, text: Exempt. }
  heavy: { label: Heavy, text: Exempt. }
  exempt: { label: Electric, text: Exempt. }
  otherOld: { label: Other, text: Exempt. }
  rule: { name: The rule, checked: 2026-11-01 }
${CRITERIA}authorityLink: The agency
prices:
  emissions: { amount: 30, label: Emissions }
pricing: { heading: Price, points: [One, Two, Three, Four], callLabel: Call }
retest: { heading: Again, paragraph: We explain. }
`,
  'services/brakes.yaml': service('brakes', 'tires, oil'),
  'services/oil.yaml': service('oil'),
  'services/tires.yaml': service('tires', 'brakes, oil'),
  'services/virginia-state-inspection.yaml': service('virginia-state-inspection'),
  'services/virginia-emissions-inspection.yaml': service('virginia-emissions-inspection'),
  'makes/acura.yaml': make('Acura'),
  'makes/buick.yaml': make('Buick', 'group: gm\n'),
  'makes/gm.yaml': make('GM', 'brands: [buick]\n'),
  'pages/home.yaml': `title: The corner garage
description: ${description('home')}
hero: { lines: [Show us, where it hurts], intro: Text., drawing: A car }
prices: { heading: Prices, note: Text. }
rating: { heading: Rated }
teasers:
${['virginia-state-inspection', 'oil', 'brakes'].map(teaser).join('\n')}
welcome:
  heading: Welcome
  paragraph: Text.
  corner:
${['shop', 'gas', 'wash'].map(place).join('\n')}
why: { heading: Why, paragraph: Text., link: { text: Go, href: /about } }
vehicles: { heading: Vehicles, paragraph: Text. }
faq: { heading: Questions, paragraph: Text. }
area: { heading: Area, paragraph: Text., distances: Text. }
`,
  'pages/services.yaml': page('services', 'nearMe: { heading: Near, paragraph: Text. }\n'),
  'pages/coupons.yaml': page('coupons', 'printLabel: Print\ntermsHeading: Terms\nterms: [One]\n'),
  'pages/reviews.yaml': page('reviews', 'source: Google\nhowHeading: How\nhow: Text.\nlistHeading: List\nfiveStars: Text.\n'),
  'pages/about.yaml': page(
    'the shop',
    'blocks: []\nwhy: { heading: Why trust us, paragraph: Look and see., link: { text: Reviews, href: /reviews } }\nart: bays\n',
  ),
  'pages/car-wash.yaml': page(
    'the wash',
    `blocks: []
photos:
  - { art: wash, alt: One, caption: One }
  - { art: wash-menu, alt: Two, caption: Two }
  - { art: wash-dry, alt: Three, caption: Three }
`,
  ),
  'pages/careers.yaml': page(
    'careers',
    `art: toolbox
roles:
  - { title: Mechanic, paragraph: Text. }
apply: { heading: Apply, paragraph: Text., items: [Name], subject: Job, buttonLabel: Write }
blocks: []
`,
  ),
  'pages/not-found.yaml': 'title: Nothing is here\nheading: Oops\nintro: Text.\nhomeLabel: Home\nlinksHeading: Links\n',
  'pages/review.yaml':
    'title: Review us, please do\ndescription: From here the browser goes on to the page where reviews are written.\nheading: Review\nlinkLabel: Go\n',
};
