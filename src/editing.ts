import type { EditingDefinition, Task } from './editor/index.ts';
import { addressOfMake, addressOfService } from './rules/page-addresses.ts';
import { knownServiceOf } from './rules/services.ts';
import { photoSlots } from './schema/photo-slots.ts';
import type { Content } from './schema/content.ts';
import { refTo } from './schema/ref-to.ts';

/** How the owner of this shop edits it, in the owner's words. */
export const editing: EditingDefinition<Content> = {
  tasks: ({ shop, inspections, services, pages }) => [
    {
      title: 'Closed days and other hours',
      hint:
        'For Christmas and other holidays, a vacation or snow: close, or open at other times. ' +
        'All pages say so when the day is near.',
      opens: refTo('shop.yaml', 'holidays'),
    },
    {
      title: 'Change the opening hours',
      hint: 'The times of the shop, on usual days such as Saturday or Sunday.',
      opens: refTo('shop.yaml', 'hours', 'shop'),
    },
    ...taskIf(shop.hours.gas, {
      title: 'Change the hours of the gas station',
      hint: 'On usual days.',
      opens: refTo('shop.yaml', 'hours', 'gas'),
    }),
    ...taskIf(shop.hours.wash, {
      title: 'Change the hours of the car wash',
      hint: 'On usual days.',
      opens: refTo('shop.yaml', 'hours', 'wash'),
    }),
    ...taskIf(inspections.state, {
      title: 'Change the price of the safety inspection',
      hint: 'And of the recheck and of motorcycles. Every text that names the price follows.',
      opens: refTo('inspections/state.yaml', 'prices'),
      pagePath: services.find(({ inspection }) => inspection === 'state')?.path,
    }),
    ...taskIf(inspections.emissions, {
      title: 'Change the price of the emissions inspection',
      hint: 'Every text that names the price follows.',
      opens: refTo('inspections/emissions.yaml', 'prices'),
      pagePath: services.find(({ inspection }) => inspection === 'emissions')?.path,
    }),
    {
      title: 'Coupons',
      hint:
        'Discounts, sales, specials: add a new one, change it, put them in order, ' +
        'or remove one.',
      opens: refTo('coupons.yaml', 'coupons'),
      pagePath: '/coupons',
    },
    {
      title: 'Add a review',
      hint:
        "A testimonial: a customer's own words, from the review site. " +
        'Also change or remove one.',
      opens: refTo('reviews.yaml', 'reviews'),
      pagePath: '/reviews',
    },
    {
      title: 'Quotes on the home page',
      hint: 'At most 25 words of a review.',
      opens: refTo('reviews.yaml', 'quotes'),
      pagePath: '/',
    },
    {
      title: 'Number and average of reviews',
      hint: 'And the other claims, such as the warranty.',
      opens: refTo('shop.yaml', 'claims'),
    },
    {
      title: 'Questions and answers',
      hint: 'The FAQ on the home page: what customers ask, such as credit cards and Wi-Fi.',
      opens: refTo('faq.yaml', 'questions'),
      pagePath: '/',
    },
    {
      title: 'Put up a notice',
      hint: 'An announcement, such as snow: one line above all pages for a few days.',
      opens: refTo('shop.yaml', 'notice'),
    },
    {
      title: 'Phone, e-mail and address',
      hint: 'The phone number, the street, and whatever else is true of the shop on all pages.',
      opens: refTo('shop.yaml'),
    },
    {
      title: 'Links to the map and to reviews',
      hint:
        'Directions, the map in the page, and the page where customers write a review, ' +
        'such as Google or Facebook.',
      opens: refTo('shop.yaml', 'links'),
    },
    {
      title: 'Photos',
      hint:
        'Pictures of the home page. On any page, click a drawing or a picture, ' +
        'or press This page. Your developer changes the logo and the colors.',
      opens: 'photos',
      pagePath: '/',
    },
    {
      title: 'Services',
      hint: 'Each has a page. Add a new one, change it or its web address, or remove it.',
      opens: { folder: 'services' },
    },
    {
      title: 'Makes of cars',
      hint: 'Each brand has a page. Add a new one, change it or its web address, or remove it.',
      opens: { folder: 'makes' },
    },
    {
      title: 'What drivers complain about',
      hint: 'The words under the car, and their answers.',
      opens: refTo('complaints.yaml', 'complaints'),
      pagePath: '/',
    },
    {
      title: 'People and how you work',
      hint: 'The about page, with your team: staff and employees.',
      opens: refTo('pages/about.yaml'),
      pagePath: '/about',
    },
    {
      title: 'Are you hiring?',
      hint: 'If you hire nobody at the moment, say so here.',
      opens: refTo('pages/careers.yaml', 'hiring'),
      pagePath: '/careers',
    },
    {
      title: 'Jobs and how to apply',
      hint: 'The careers page.',
      opens: refTo('pages/careers.yaml'),
      pagePath: '/careers',
    },
    ...taskIf(pages['car-wash'], {
      title: 'Car wash',
      hint: 'The page of the car wash.',
      opens: refTo('pages/car-wash.yaml'),
      pagePath: '/car-wash',
    }),
    {
      title: 'Towns nearby',
      hint: 'On the drawn map.',
      opens: refTo('towns.yaml', 'towns'),
      pagePath: '/',
    },
    { title: 'Words on buttons', hint: 'And all other small words.', opens: refTo('labels.yaml') },
    {
      title: 'Go back to an earlier version',
      hint: 'Undo what you published: the older versions are at the end of Publish.',
      opens: 'publish',
    },
    {
      title: 'What is still missing',
      hint: 'Made-up facts and guesses, until you put in or confirm the right ones.',
      opens: 'stand-ins',
    },
  ],
  newFiles: {
    services: (name) => ({
      name,
      title: `${name} in {town}, {region} | {name}`,
      description:
        `${name} near {town}, {region}. ` +
        'Call {phone} with the make, model and year of your car, and ask about price and time.',
      heading: `${name} in {town}`,
      intro: 'Call with the make, model and year of your car, and ask about price and time.',
      serviceType: name,
      callButton: 'Schedule Service',
      blocks: [],
      answers: {
        what: {
          heading: 'What to tell us',
          bullets: [
            'The make, the model and the year of the car',
            'What you see, hear or feel, and since when',
            'What was done about it before',
          ],
        },
      },
      related: [],
      nearMe: {
        heading: `${name} near me`,
        paragraph: 'The shop is at {address}, near {town}. Call {phone} before you come.',
      },
    }),
    makes: (name) => ({
      name,
      inMenu: true,
      body: 'sedan',
      title: `${name} Service in {town}, {region}`,
      description:
        `${name} service and repair near {town}, {region}. ` +
        'Call {phone} with the model and the year, and ask what we can do for it.',
      intro: `Service and repair for your ${name}, by {claims.technicians} technicians.`,
      heading: `${name} service in {town}`,
      paragraphs: [
        'Tell us the model, the year, and what you see, hear or feel. ' +
          'Our {claims.technicians} technicians start from there.',
        `If you want genuine ${name} parts, say so when you call, ` +
          'and ask what they cost beside those of other makers.',
        `Call {phone} to ask about your ${name}. The shop is at {address}, and open {hours.shop}.`,
      ],
      modelsHeading: 'Models',
      maintenanceHeading: 'Maintenance',
    }),
  },
  labels: {
    file: 'labels.yaml',
    factOf: {
      holiday: refTo('shop.yaml', 'holidays'),
      'place.shop': refTo('shop.yaml', 'hours', 'shop'),
      'place.gas': refTo('shop.yaml', 'hours', 'gas'),
      'place.wash': refTo('shop.yaml', 'hours', 'wash'),
      callNote: refTo('shop.yaml', 'hours', 'shop'),
      walkIns: refTo('shop.yaml', 'hours', 'shop'),
      'hoursHeading.shop': refTo('shop.yaml', 'hours', 'shop'),
      'hoursHeading.gas': refTo('shop.yaml', 'hours', 'gas'),
      'hoursHeading.wash': refTo('shop.yaml', 'hours', 'wash'),
    },
  },
  photoGroup: (content, slot) => {
    const isInSlot = (field: { slot: string; photo?: string }): boolean =>
      (field.photo?.replace(/\.\w+$/, '') ?? field.slot) === slot;
    const teaser = content.pages.home.teasers.findIndex(({ service, image }) =>
      isInSlot({ slot: `teasers/${service}`, photo: image }),
    );
    if (teaser >= 0) return refTo('pages/home.yaml', 'teasers', teaser);
    const block = photoSlots(content).find(isInSlot);
    return block && { file: block.file, path: block.path.slice(0, -1) };
  },
  addresses: {
    moved: refTo('shop.yaml', 'moved'),
    addressesOf: ({ shop: { area } }, file) => {
      const { folder, id } = pageFile(file);
      const addressOf = folder === 'services' ? addressOfService : addressOfMake;
      return [area.addressSuffix, ...(area.formerSuffixes ?? [])].map((addressSuffix) =>
        addressOf({ addressSuffix }, id),
      );
    },
    // Drawings find such a service by its web address.
    keepsAddress: (file) => {
      const { folder, id } = pageFile(file);
      return folder === 'services' && knownServiceOf({ id }) !== undefined;
    },
  },
};

/** The folder and the id of a page's file. */
function pageFile(file: string) {
  const [folder, id] = file.replace('.yaml', '').split('/') as [string, string];
  return { folder, id };
}

/** A task, only if the shop has the thing that it is about. */
const taskIf = (thing: unknown, task: Task): Task[] => (thing === undefined ? [] : [task]);
