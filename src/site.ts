import { CONTACT_PATH, drawings } from './site-context.ts';
import type { SiteDefinition } from './generator/index.ts';
import { LOGO_PATH } from './drawings/logo.ts';
import { routes } from './routes.tsx';
import { byPlace } from './rules/hours.ts';
import { shortHours } from './rules/hours-format.ts';
import { mapEmbedUrl } from './rules/map-links.ts';
import { PART_SENTENCES_PATH, partSentences } from './rules/part-sentences.ts';
import { vcard } from './rules/vcard.ts';
import { contentModel } from './schema/content-model.ts';
import type { Content, Labels, Shop } from './schema/content.ts';
import { foreignSign } from './schema/foreign-sign.ts';
import { photosWithoutWords } from './schema/photos-without-words.ts';
import { reminders } from './schema/reminders.ts';
import { standIns } from './schema/stand-ins.ts';
import { unusualCharacters } from './schema/unusual-characters.ts';
import {
  BASE_STYLES,
  COMPONENT_STYLES,
  LATE_STYLES,
  MEDIA_STYLES,
  UNLINKED_STYLES,
} from './styles/order.ts';
import { webManifest } from './web-manifest.ts';

/** This shop's site, for the generator. It brings all parts of the site together. */
export const site: SiteDefinition<Content> = {
  contentModel,
  browserCode: {
    script: 'src/client.ts',
    styles: {
      folder: 'src',
      base: BASE_STYLES,
      components: COMPONENT_STYLES,
      late: LATE_STYLES,
      unlinked: UNLINKED_STYLES,
      media: MEDIA_STYLES,
    },
  },
  drawings,
  timeZone: ({ shop }) => shop.timeZone,
  routes,
  generatedFiles: ({ shop, labels, services }) =>
    new Map([
      ['site.webmanifest', webManifest(shop)],
      [PART_SENTENCES_PATH.slice(1), partSentences(services)],
      [CONTACT_PATH.slice(1), contactCard(shop, labels)],
    ]),
  hostNeeds: ({ shop }) => ({
    origin: shop.origin,
    scripts: analyticsScripts(shop),
    frames: [mapEmbedUrl(shop)],
  }),
  todoList: ({ content, parsedFiles, photosBySlot, day }) => ({
    standIns: standIns(parsedFiles, content),
    reminders: [
      ...reminders(content, day),
      ...foreignSign(content.shop, LOGO_PATH),
      ...photosWithoutWords(content, photosBySlot),
      ...unusualCharacters(parsedFiles),
    ],
  }),
};

/** The shop's entry for a phone's address book, with the hours of each place. */
function contactCard(shop: Shop, { hoursHeading }: Labels): string {
  const notes = byPlace(shop.hours, (week, place) => `${hoursHeading[place]}: ${shortHours(week)}`);
  return vcard({ ...shop, url: shop.origin, notes: Object.values(notes) });
}

function analyticsScripts({ analytics: { provider, scriptSrc } }: Shop): string[] {
  return provider === 'off' || scriptSrc === undefined ? [] : [scriptSrc];
}
