import type * as v from 'valibot';
import type { ServiceTraits } from '../rules/services.ts';
import type { EmissionsInspection, StateInspection } from './inspections.ts';
import type { Labels } from './labels.ts';
import type { Coupon } from './coupons.ts';
import type { ComplaintTexts, Question, Review, Road, Town } from './lists.ts';
import type { makeSchema } from './make.ts';
import type { Pages } from './pages.ts';
import type { serviceSchema } from './service.ts';
import type { Shop } from './shop.ts';

// This folder is the only definition of content. TypeScript types, the errors of content and the
// JSON Schemas for code editors are derived from it. Objects are strict: an unknown field is an
// error.
export * from './coupons.ts';
export type * from './home-page.ts';
export * from './inspections.ts';
export * from './labels.ts';
export * from './lists.ts';
export * from './make.ts';
export * from './pages.ts';
export type * from './exhibit.ts';
export type * from './section-block.ts';
export * from './service.ts';
export * from './shop.ts';

/**
 * A file of a folder: `id` is its name without folder and extension, `file` its path below the
 * content folder, `path` its page's address.
 */
export type PageFile = { id: string; file: string; path: string };
export type Service = v.InferOutput<typeof serviceSchema> & PageFile & ServiceTraits;
export type Make = v.InferOutput<typeof makeSchema> & PageFile;

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
  complaintTexts: ComplaintTexts;
  /** The prices and rules of the inspections that a service offers. */
  inspections: { state?: StateInspection; emissions?: EmissionsInspection };
  pages: Pages;
};
