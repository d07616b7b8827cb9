import { bundle } from '../../src/generator/assets/bundle.ts';
import { makeAssets } from '../../src/generator/assets/make-assets.ts';
import { styled } from '../../src/generator/assets/styled.ts';
import { readPublicFiles } from '../../src/generator/assets/public-files.ts';
import type { Assets, Photo, Route } from '../../src/generator/site.ts';
import { routes } from '../../src/routes.tsx';
import type { Content } from '../../src/schema/schema.ts';
import { site } from '../../src/site.ts';
import { frozenContent } from './frozen-content.ts';
import { renderAll } from './render-all.ts';

/** The frozen content: what no owner edits. */
export const CONTENT = frozenContent();

const { assets, files, styles } = makeAssets(await bundle(process.cwd(), site.code), site.drawings(CONTENT), readPublicFiles('public'));

/** What pages load. It has no photos. */
export const ASSETS: Assets = { ...assets, photos: { find: () => undefined }, publicFiles: { has: () => false } };
export const ASSET_FILES = files;

export const TODAY = { year: 2026, month: 11, day: 21 };

type Find = (name: string) => Photo | undefined;

/** Renders the whole site, not minified; content, photos and day can differ from the project's. */
export function renderSite(
  content: Content = CONTENT,
  find: Find = () => undefined,
  day = TODAY,
): { routes: Route[]; html: Map<string, string> } {
  const all = routes({ content, assets: { ...ASSETS, photos: { find } }, day, development: false });
  return { routes: all, html: renderAll(all, (pieces) => styled(pieces, styles)) };
}

/** The content with every text changed, except names of things in code, addresses, dates and hours. */
export function withTexts(change: (text: string) => string): Content {
  return walk(CONTENT, change) as Content;
}

const NAMES = words(
  'id checked path addressEnding art kind body price place service services urgency image imageUrl variant group route href ctaHref timeZone phone inspectionPhone email careersEmail origin',
);
const RECORDS = words('hours holidays links analytics unconfirmed images related brands');

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

function walk(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => walk(item, change));
  if (typeof value !== 'object' || value === null) return value;
  const isName = (key: string, item: unknown): boolean =>
    RECORDS.has(key) || item === 'free' || (NAMES.has(key) && typeof (Array.isArray(item) ? item[0] : item) === 'string');
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, isName(key, item) ? item : walk(item, change)]));
}
