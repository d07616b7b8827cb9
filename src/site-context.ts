import type { Content, Labels, Make, Service, Shop, Town } from './schema/content.ts';
import type { Drawing } from './drawings/drawing.ts';
import { type DrawingAddresses, drawingAddresses, drawingFiles } from './drawings/drawing-files.ts';
import { SHARE_CARD_SIZE } from './drawings/share-card.ts';
import { mapGround, mapLabels, type MapProps } from './drawings/map.ts';
import { addressLine } from './rules/address.ts';
import { weekdayAndDate } from './rules/dates-format.ts';
import { parseIsoDay } from './rules/days.ts';
import { nearHolidays } from './rules/holidays.ts';
import {
  type ByPlace,
  byPlace,
  type OpeningData,
  type Place,
  placeHours,
  PLACES,
  timesOf,
} from './rules/hours.ts';
import { longHours, shortHours, timesLabel } from './rules/hours-format.ts';
import { inSentence } from './rules/in-sentence.ts';
import { directionsUrl, mapEmbedUrl, mapUrl, reviewsUrl } from './rules/map-links.ts';
import { listWords } from './rules/list-words.ts';
import { nearbyTowns } from './rules/nearby-towns.ts';
import { displayPhone, telHref } from './rules/phone.ts';
import type { PageAssets, Day, ShareImage } from './generator/index.ts';
import { fill, groupBy } from './generator/portable.ts';

/** The hours of one place, in the formats that the pages use. */
type HoursText = { short: string; long: string[] };

/** A phone number as text, as a link, and as the words of a button that calls it. */
export type Phone = { text: string; href: string; callText: string };

/** The addresses of everything that pages load, with drawings by what they show. */
export type ShopAssets = PageAssets & DrawingAddresses;

/**
 * Facts and labels that most pages show, formatted once for the whole site. Components get it as
 * the prop `context`.
 */
export type SiteContext = {
  shop: Shop;
  labels: Labels;
  assets: ShopAssets;
  services: Service[];
  /** The makes in the menu, in order. */
  makes: Make[];
  /** Nearest first, with whole miles from the shop. */
  towns: (Town & { miles: number })[];
  /** A function, because only the home page shows them, and drawing takes as long as ten pages. */
  mapLabels: () => Drawing;
  phone: Phone;
  inspectionPhone: Phone;
  address: string;
  /** The condition of all coupons; undefined if there are no coupons. */
  couponNote: string | undefined;
  /** The share picture of pages without a share card. */
  shareImage: ShareImage;
  urls: { directions: string; map: string; mapEmbed: string; reviews: string };
  hours: ByPlace<HoursText>;
  /**
   * The place beside the shop whose hours are on every page: the gas station, or else the car wash.
   * Undefined if there is neither.
   */
  placeBesideShop: Exclude<Place, 'shop'> | undefined;
  /** The hours that the browser script reads. */
  openingData: OpeningData;
  /** The holidays soon, with the hours of each place that they change. */
  holidays: HolidayLine[];
};

/** A line about a holiday. `date` is `YYYY-MM-DD`. */
type HolidayLine = { date: string; text: string };

/** Address of the shop's contact card. */
export const CONTACT_PATH = '/contact.vcf';

/**
 * Makes everything that all pages share, from content, the addresses of built files, and the day
 * that the site is built for.
 */
export function createSiteContext(content: Content, assets: PageAssets, today: Day): SiteContext {
  const { shop, labels, services, makes, towns, coupons } = content;
  const openingData: OpeningData = {
    zone: shop.timeZone,
    places: byPlace(shop.hours, (week, place) => placeHours(week, shop.holidays, place)),
  };
  return {
    shop,
    labels,
    assets: { ...assets, ...drawingAddresses(assets.drawings) },
    services,
    makes: makes.filter((make) => make.inMenu),
    towns: nearbyTowns(shop.point, towns),
    mapLabels: () => mapLabels(mapProps(content)),
    phone: phone(labels, shop.phone),
    inspectionPhone: phone(labels, shop.inspectionPhone ?? shop.phone),
    address: addressLine(shop.address),
    couponNote: coupons.length > 0 ? labels.couponNote : undefined,
    shareImage: { src: '/og.png', ...SHARE_CARD_SIZE, alt: labels.shareImage },
    urls: {
      directions: directionsUrl(shop),
      map: mapUrl(shop),
      mapEmbed: mapEmbedUrl(shop),
      reviews: reviewsUrl(shop),
    },
    hours: byPlace(shop.hours, (week) => ({ short: shortHours(week), long: longHours(week) })),
    placeBesideShop: shop.hours.gas ? 'gas' : shop.hours.wash && 'wash',
    openingData,
    holidays: nearHolidays(shop.holidays, today).flatMap((holiday) =>
      holidayLines(holiday, openingData, labels),
    ),
  };
}

/** Makes a holiday's lines: one for all places that have the same hours then. */
function holidayLines(
  { date, name }: Shop['holidays'][number],
  { places }: OpeningData,
  labels: Labels,
): HolidayLine[] {
  const timesAt = (place: Place) => places[place]?.exceptions[date];
  const changed = PLACES.filter((place) => timesAt(place) !== undefined);
  const byTimes = groupBy(changed, (place) => timesLabel(timesOf(timesAt(place)!)));
  return [...byTimes].map(([times, same]) => {
    const names = same.map((place, index) =>
      index === 0 ? labels.place[place] : inSentence(labels.place[place]),
    );
    const words = { place: listWords(names), times, name, date: weekdayAndDate(parseIsoDay(date)) };
    return { date, text: fill(times ? labels.holiday.open : labels.holiday.closed, words) };
  });
}

/** The drawings that pages load as files: name without extension → SVG. */
export function drawings(content: Content): Record<string, string> {
  return drawingFiles(
    mapGround(mapProps(content)),
    (place) => content.shop.hours[place] !== undefined,
  );
}

/** The contents of the map of the shop and its towns. */
const mapProps = ({ shop, towns, roads, labels }: Content): MapProps => ({
  shop: shop.point,
  towns,
  ringLabel: (miles) => fill(labels.milesRing, { miles: String(miles) }),
  roads,
});

function phone({ callPhone }: Labels, number: string): Phone {
  const text = displayPhone(number);
  return { text, href: telHref(number), callText: fill(callPhone, { phone: text }) };
}
