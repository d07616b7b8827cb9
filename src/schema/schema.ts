import type * as v from 'valibot';
import type { emissionsInspectionSchema, criteria, stateInspectionSchema } from './inspections.ts';
import type { labelsSchema } from './labels.ts';
import type { complaintsSchema, couponsSchema, faqSchema, review, roadsSchema, townsSchema } from './lists.ts';
import type { makeSchema } from './make.ts';
import type { pageSchemas, teaser, whyBlock } from './pages.ts';
import type { sectionBlock } from './section-block.ts';
import type { answer, serviceSchema } from './service.ts';
import type { shopSchema } from './shop.ts';
import type { ServiceTraits } from '../rules/services.ts';

/**
 * The only definition of content, together with the other files of this folder. TypeScript types, the loader's errors and
 * the JSON Schemas for editors are derived from it. Objects are strict: an unknown field is an error.
 */
export { image, point } from './fields.ts';
export { emissionsInspectionSchema, stateInspectionSchema } from './inspections.ts';
export { labelsSchema } from './labels.ts';
export { complaintsSchema, couponsSchema, faqSchema, reviewsSchema, roadsSchema, townsSchema } from './lists.ts';
export { makeSchema } from './make.ts';
export { pageSchemas } from './pages.ts';
export { serviceSchema } from './service.ts';
export { shopSchema } from './shop.ts';

export type Shop = v.InferOutput<typeof shopSchema>;
export type Labels = v.InferOutput<typeof labelsSchema>;
/** One of several files of a kind: `id` is its name without folder and extension, `file` is its path for messages, `path` is its page's address. */
export type InOwnFile = { id: string; file: string; path: string };
export type Service = v.InferOutput<typeof serviceSchema> & InOwnFile & ServiceTraits;
export type Make = v.InferOutput<typeof makeSchema> & InOwnFile;
export type Coupon = v.InferOutput<typeof couponsSchema>['coupons'][number];
export type Review = v.InferOutput<typeof review>;
export type Question = v.InferOutput<typeof faqSchema>['questions'][number];
/** A complaint in drivers' words, and our answer. */
export type Complaints = v.InferOutput<typeof complaintsSchema>;
export type Town = v.InferOutput<typeof townsSchema>['towns'][number];
export type Road = v.InferOutput<typeof roadsSchema>['roads'][number];
export type Criteria = v.InferOutput<typeof criteria>;
export type StateInspection = v.InferOutput<typeof stateInspectionSchema>;
export type EmissionsInspection = v.InferOutput<typeof emissionsInspectionSchema>;
export type SectionBlock = v.InferOutput<typeof sectionBlock>;
export type WhyBlock = v.InferOutput<typeof whyBlock>;
export type Answer = v.InferOutput<typeof answer>;
export type Teaser = v.InferOutput<typeof teaser>;
export type Pages = { [K in keyof typeof pageSchemas]: v.InferOutput<(typeof pageSchemas)[K]> };

/** The whole content, valid and with placeholders filled in. Lists are in display order. */
export type Content = {
  shop: Shop;
  labels: Labels;
  services: Service[];
  makes: Make[];
  coupons: Coupon[];
  reviews: Review[];
  quotes: Review[];
  faq: Question[];
  towns: Town[];
  roads: Road[];
  complaints: Complaints;
  inspections: { state: StateInspection; emissions: EmissionsInspection };
  pages: Pages;
};
