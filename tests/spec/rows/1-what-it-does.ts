import { all, equals, isTrue, neverSays, mainSays, withScript } from '../checks.ts';
import { on, type Row, type Visited } from '../row.ts';
import { EVERY_PAGE, FACTS, MAKE_PAGES, NOT_FOUND, PAGES, SHOP } from '../shop.ts';

const { street, city, region, postalCode } = FACTS.address;
const shopData = ({ data }: Visited) => data.find((one) => one['@type'] === 'AutoRepair');
const isSchedule = (words: string): boolean => /^(schedule|book)\b/i.test(words);

export const ROWS: Row[] = [
  ...on('1', '/', {
    'local auto repair shop with an attached gas station and car wash in a Northern Virginia area':
      mainSays('repair', /\bgas\b/i, 'car wash', `${FACTS.town}, ${region}`),
  }),
  ...on('1', PAGES, {
    "Presents the shop's services, per-make repair pages, coupons, reviews, an about page, a car wash page and a careers page.":
      isTrue(
        'the page has a heading and a text',
        ({ blocks, main }) => blocks[0]?.level === 1 && main.length > 200,
      ),
  }),
  ...on('1', EVERY_PAGE, {
    'There is no online booking.': neverSays(/\bbook(ing)? online\b|\bonline booking\b/i),
    'Every Schedule Service style button opens a phone call to the shop (a tel: link).': ({
      links,
    }) =>
      links
        .filter(({ seen, name }) => isSchedule(seen) || isSchedule(name))
        .filter(({ href }) => href !== SHOP.dials)
        .map(({ name, href }) => `${name} opens ${href}`),
  }),
  ...on('1', ['/', '/about'], {
    '25+ years in business': mainSays(/25\+ years/, /in business/i),
  }),
  ...on('1', ['/', ...MAKE_PAGES], {
    'ASE-certified technicians': mainSays(/ASE-certified/, /technicians/i),
  }),
  ...on('1', ['/', '/about'], {
    'extended warranty on parts and labor': mainSays('extended warranty on parts and labor'),
    'complimentary multi-point inspection': mainSays('complimentary multi-point inspection'),
  }),
  // This is true: such an average and count need hundreds of five-star ratings.
  ...on('1', '/', {
    '5-star rating': mainSays(/hundreds of 5-star ratings/i),
  }),
  ...on('1', PAGES, {
    'Every page sets a title, description, canonical URL, robots index/follow, and social (Open Graph) title and description.':
      all(
        isTrue('it has a title', ({ title }) => title.length > 5),
        isTrue('it has a description', ({ description }) => (description?.length ?? 0) > 40),
        isTrue(
          'its canonical address is its own',
          ({ canonical, path }) => canonical === SHOP.origin + path,
        ),
        equals('robots', ({ robots }) => robots?.replace(/\s/g, ''), 'index,follow'),
        isTrue(
          'social title and description are the same',
          (page) => page.ogTitle === page.title && page.ogDescription === page.description,
        ),
      ),
  }),
  ...on('1', '/', {
    'structured data of type AutoRepair with address, phone, price range, opening hours and geo coordinates':
      all(
        equals(
          'the address',
          (page) => {
            const { streetAddress, addressLocality, addressRegion, ...more } =
              shopData(page)!.address;
            return [streetAddress, addressLocality, addressRegion, more.postalCode];
          },
          [street, city, region, postalCode],
        ),
        equals('the phone', (page) => `tel:${shopData(page)?.telephone}`, SHOP.dials),
        isTrue('it has a price range', (page) => /^\$+$/.test(shopData(page)?.priceRange)),
        equals('the opening hours', (page) => shopData(page)?.openingHours, FACTS.hours.data),
        isTrue('it has coordinates', (page) =>
          Number.isFinite(shopData(page)?.geo?.latitude + shopData(page)?.geo?.longitude),
        ),
      ),
  }),
  ...on('1', EVERY_PAGE, {
    'can report page views with route and path': withScript((page) => {
      const route = MAKE_PAGES.includes(page.path)
        ? page.path.replace(/[^/]+(?=-service)/, '[make]')
        : page.path === NOT_FOUND
          ? '/404'
          : page.path;
      return equals('the page view', ({ pageViews }) => pageViews, [{ route, path: page.path }])(
        page,
      );
    }),
  }),
];
