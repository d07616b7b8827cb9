import type { ContentModel, FileKind, ReadFile, ReadFolder } from '../generator/index.ts';
import { type Inspection, servicesWithTraits, type ServiceTraits } from '../rules/services.ts';
import { addressOfMake, addressOfService } from '../rules/page-addresses.ts';
import { crossCheck } from './cross-check.ts';
import { readFacts } from './read-facts.ts';
import { REQUIREMENTS } from './requirements.ts';
import type { Content, PageFile, Make, Pages, Service, Shop } from './content.ts';
import * as schemas from './content.ts';

const FILES: Record<string, FileKind> = {
  // The facts come from this file.
  'shop.yaml': { name: 'shop', schema: schemas.shopSchema, placeholders: false },
  'labels.yaml': { name: 'labels', schema: schemas.labelsSchema },
  'coupons.yaml': { name: 'coupons', schema: schemas.couponsSchema },
  'reviews.yaml': { name: 'reviews', schema: schemas.reviewsSchema, placeholders: false },
  'faq.yaml': { name: 'faq', schema: schemas.faqSchema },
  'complaints.yaml': { name: 'complaints', schema: schemas.complaintsSchema },
  'roads.yaml': { name: 'roads', schema: schemas.roadsSchema },
  'towns.yaml': { name: 'towns', schema: schemas.townsSchema },
  'inspections/state.yaml': {
    name: 'state-inspection',
    schema: schemas.stateInspectionSchema,
    optional: true,
  },
  'inspections/emissions.yaml': {
    name: 'emissions-inspection',
    schema: schemas.emissionsInspectionSchema,
    optional: true,
  },
  ...Object.fromEntries(
    Object.entries(schemas.pageSchemas).map(([page, schema]) => [
      `pages/${page}.yaml`,
      {
        name: `page-${page}`,
        schema,
        optional: !(schemas.REQUIRED_PAGES as readonly string[]).includes(page),
      },
    ]),
  ),
};

const FOLDERS: ContentModel<Content>['folders'] = {
  services: { name: 'service', schema: schemas.serviceSchema },
  makes: {
    name: 'make',
    schema: schemas.makeSchema,
    placeholders: { make: ({ name }) => String(name) },
  },
};

/** What `content/` contains, and how it becomes the site's content. */
export const contentModel: ContentModel<Content> = {
  files: FILES,
  folders: FOLDERS,
  facts: readFacts,
  requirements: REQUIREMENTS,
  crossCheck,
  assemble,
};

/** Makes the content from filled files: addresses, traits, and lists in display order. */
function assemble(read: ReadFile, readFolder: ReadFolder): Content {
  const shop = read<Shop>('shop.yaml');
  const inspections: Content['inspections'] = {
    state: read('inspections/state.yaml'),
    emissions: read('inspections/emissions.yaml'),
  };
  const services = readFolder<Omit<Service, keyof ServiceTraits | keyof PageFile>>('services').map(
    (service) => ({
      ...service,
      path: addressOfService(shop.area, service.id),
    }),
  );
  const isOffered = (inspection: Inspection): boolean =>
    services.some((service) => service.inspection === inspection);
  const makes = readFolder<Omit<Make, keyof PageFile>>('makes').map((make) => ({
    ...make,
    path: addressOfMake(shop.area, make.id),
  }));
  return {
    shop,
    labels: read('labels.yaml'),
    services: servicesWithTraits(services, {
      state: inspections.state?.prices.safety.amount,
      emissions: inspections.emissions?.prices.emissions.amount,
    }),
    makes: makes.sort((a, b) => a.name.localeCompare(b.name, 'en')),
    ...read<Pick<Content, 'coupons'>>('coupons.yaml'),
    ...read<Pick<Content, 'reviews' | 'quotes'>>('reviews.yaml'),
    faq: read<{ questions: Content['faq'] }>('faq.yaml').questions,
    ...read<Pick<Content, 'towns'>>('towns.yaml'),
    ...read<Pick<Content, 'roads'>>('roads.yaml'),
    complaintTexts: read('complaints.yaml'),
    inspections: {
      state: isOffered('state') ? inspections.state : undefined,
      emissions: isOffered('emissions') ? inspections.emissions : undefined,
    },
    pages: Object.fromEntries(
      Object.keys(schemas.pageSchemas).map((page) => [page, read(`pages/${page}.yaml`)]),
    ) as Pages,
  };
}
