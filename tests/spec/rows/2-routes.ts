import {
  all,
  button,
  blockHas,
  heading,
  equals,
  isTrue,
  link,
  section,
  mainSays,
  text,
} from '../checks.ts';
import { on, type Row, type Visited } from '../row.ts';
import {
  AIR,
  DIAGNOSTICS,
  FACTS,
  make,
  MAKE_PAGES,
  SERVICE_PAGES,
  service,
  SHOP,
  STATE,
} from '../shop.ts';

const hasText = blockHas('text', ({ paragraphs }) => paragraphs.length > 0);
const books = { href: SHOP.dials };
const makeOf = ({ path }: Visited): RegExp =>
  new RegExp(path.replace(/^.*\/|-service.*$/g, '').replace('-', '[ -]'), 'i');
const inOrder = (...words: RegExp[]) =>
  isTrue(`the headings have this order: ${words}`, ({ blocks }) => {
    const at = words.map((one) => blocks.findIndex(({ heading: found }) => one.test(found)));
    return at.every((place, index) => place > (at[index - 1] ?? -1));
  });

const teaser = all(
  ...[/^Inspections(?!:)/, 'Oil changes', 'Brakes'].map((words) =>
    heading(
      words,
      blockHas('picture', ({ pictures }) => pictures > 0),
      hasText,
    ),
  ),
);

export const ROWS: Row[] = [
  ...on('2', '/', {
    Hero: isTrue('the first heading is the hero’s', ({ blocks }) => blocks[0]?.level === 1),
    'three customer quotes': equals('the number of quotes', ({ quotes }) => quotes.length, 3),
    'three-card service teaser (inspections, oil changes, brakes)': teaser,
    'welcome block': section(/^welcome/i),
    'why-choose-us': section('Why choose us'),
    'vehicles we service': section(
      'Vehicles we service',
      blockHas('link to each make', ({ links }) =>
        MAKE_PAGES.every((path) => links.some(({ href }) => href === path)),
      ),
    ),
    'FAQ accordion (9 questions)': section('Frequently asked questions'),
    'service-area list of 12 towns': isTrue(`a list of ${FACTS.towns.join(', ')}`, ({ lists }) =>
      lists.some(
        (items) =>
          items.length === 12 &&
          FACTS.towns.every((town) => items.some((item) => item.startsWith(town))),
      ),
    ),
    'welcome block, why-choose-us, vehicles we service, FAQ accordion (9 questions), service-area list of 12 towns':
      inOrder(
        /^inspections/i,
        /^oil changes/i,
        /^brakes/i,
        /^welcome/i,
        /^why choose us/i,
        /^vehicles we service/i,
        /^frequently asked/i,
      ),
  }),
  ...on('2', '/services', {
    'Grid of 10 service tiles (name, icon, link)': isTrue(
      'a list of links to the ten services',
      ({ links, lists }) =>
        SERVICE_PAGES.every((path) =>
          links.some((one) => one.part === 'main' && one.href === path && one.name !== ''),
        ) && lists.some((items) => items.length === 10),
    ),
  }),
  ...[
    'oil-changes',
    'tires',
    'alignments',
    'brakes',
    'electrical',
    'scheduled-maintenance',
  ].flatMap((name) =>
    on('2', service(name), {
      [`/services/${name}-centreville | Service page`]: all(
        isTrue('the heading names the service', ({ blocks }) =>
          new RegExp(name.split('-')[0]!.replace(/s$/, ''), 'i').test(blocks[0]!.heading),
        ),
        button('Schedule Service', { ...books, part: 'main' }),
        mainSays(FACTS.town),
      ),
    }),
  ),
  ...on('2', STATE, {
    'Walk-ins banner': isTrue('the page begins with it', ({ main }) =>
      /^walk-ins welcome/i.test(main),
    ),
    'pricing section': section(/^pricing/i),
    'Walk-ins banner, pass/fail criteria table, pricing section, Call Inspection Station button':
      inOrder(/^will my car pass/i, /^pricing/i),
    'Call Inspection Station button': button('Call Inspection Station', {
      href: SHOP.dialsStation,
    }),
  }),
  ...on('2', DIAGNOSTICS, {
    'Service banner': isTrue('the heading names it', ({ blocks }) =>
      /^vehicle diagnostics/i.test(blocks[0]!.heading),
    ),
    'sections on diagnostics': section('Diagnostics', hasText),
    'check engine light': section('Check engine light', hasText),
    'car not starting (with Why Trust Us bullets)': all(
      section('Car not starting', text('Why Trust Us')),
      heading(
        'Why Trust Us',
        blockHas('bullets', ({ bullets }) => bullets.length > 0),
      ),
    ),
    'near-me section': section(/near me$/i),
    'Book Diagnostics Now': button('Book Diagnostics Now', books),
    'Schedule Diagnostics': button('Schedule Diagnostics', books),
  }),
  ...on('2', AIR, {
    'AC recharge, repair and maintenance sections': all(
      ...['AC recharge', 'AC repair', 'AC maintenance'].map((name) =>
        section(name, hasText, button('Book Service Now', books)),
      ),
    ),
  }),
  ...on('2', '/car-wash', {
    "Heading 'The Best Car Wash at the Colonnade'": heading('The Best Car Wash at the Colonnade'),
    'a paragraph about a new car wash with multiple wash choices': mainSays(
      'new car wash with multiple wash choices',
    ),
    'three photos': equals(
      'the number of photos, or of the drawings in their place',
      ({ figures }) => figures.length,
      3,
    ),
  }),
  ...on('2', '/careers', {
    'Invites mechanics, inspectors and service advisors to email their name, contact info (phone and email) and experience/resume to a team mailbox':
      all(
        mainSays(
          'mechanics, inspectors and service advisors',
          /\bemail\b/i,
          'your name',
          'contact info: phone and email',
          'experience or resume',
          SHOP.careersEmail,
        ),
        link(new RegExp(`^mailto:${SHOP.careersEmail.replaceAll('.', '\\.')}`)),
        isTrue('the mailbox is the team’s own', () => SHOP.careersEmail !== SHOP.email),
      ),
  }),
  ...on('2', '/', {
    'navigation links 41 makes, so one listed make may not be linked': equals(
      'the number of makes in each menu',
      ({ accordions }) =>
        accordions
          .filter(({ summary }) => /^vehicles$/i.test(summary))
          .map(({ hrefs }) => hrefs.filter((href) => MAKE_PAGES.includes(href)).length),
      [41, 41],
    ),
    'one listed make may not be linked': (page) =>
      FACTS.makesNotInTheMenu.flatMap((name) => link(make(name), /./, 'main')(page)),
  }),
  ...on('2', MAKE_PAGES, {
    'a banner with the make name and a background image': (page) =>
      heading(
        makeOf(page),
        blockHas('background picture', ({ pictures }) => pictures > 0),
      )(page),
    'a three-paragraph text about ASE-certified technicians and genuine parts': isTrue(
      'three paragraphs that say both',
      ({ blocks }) =>
        blocks.some(
          ({ paragraphs, text: found }) =>
            paragraphs.length >= 3 && /ASE-certified/.test(found) && /genuine/i.test(found),
        ),
    ),
    'shared blocks, and a location section': mainSays(/inspection/i, FACTS.address.street),
    "a location section headed 'Expert {make} Service Near Me'": (page) =>
      section(new RegExp(`^Expert .*${makeOf(page).source}.* Service Near Me$`, 'i'))(page),
  }),
  ...on('2', make('acura'), {
    'The Acura page additionally shows reviews and a services teaser.': all(
      isTrue('it has reviews', ({ quotes }) => quotes.length > 0),
      teaser,
    ),
  }),
  ...on(
    '2',
    MAKE_PAGES.filter((path) => path !== make('acura')),
    {
      'The Acura page additionally': equals(
        'the number of reviews',
        ({ quotes }) => quotes.length,
        0,
      ),
    },
  ),
];
