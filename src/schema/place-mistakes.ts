import { type FilledFile, type FieldMistake, type ParsedFile } from '../generator/index.ts';
import { isGroup, textsOf, valueAt } from '../generator/portable.ts';
import { placeShown, SCENE_ART, type SceneArt } from '../drawings/scene.ts';
import { type Place, PLACES } from '../rules/hours.ts';
import { fileNamed, findUses, listIn, textsAndNumbersAt } from './content-queries.ts';
import { shopMistake } from './mistakes.ts';

/**
 * Finds content about a gas station or a car wash that has no hours, because then the shop has
 * none: holidays, drawings, texts, its page and its place on the corner. Also finds gaps for a
 * place with hours. `files` lists all existing files.
 */
export function placeMistakes(filledFiles: FilledFile[], files: string[]): FieldMistake[] {
  const shop = fileNamed(filledFiles, 'shop.yaml');
  const hours = valueAt(shop?.data, ['hours']);
  if (!shop || !isGroup(hours)) return [];
  const isThere = (place: Place): boolean => place === 'shop' || Object.hasOwn(hours, place);
  return [
    ...holidaysOfNoPlace(shop, isThere),
    ...textsOfNoPlace(filledFiles, isThere),
    ...(isThere('wash')
      ? washWithoutPage(shop.source, files)
      : pageWithoutWash(fileNamed(filledFiles, WASH_PAGE)?.source)),
    ...cornerMistakes(fileNamed(filledFiles, 'pages/home.yaml'), isThere),
  ];
}

type IsThere = (place: Place) => boolean;

function* holidaysOfNoPlace(
  { source, data }: FilledFile,
  isThere: IsThere,
): Iterable<FieldMistake> {
  for (const [i, holiday] of listIn(data, 'holidays').entries())
    for (const place of ['gas', 'wash'] as const)
      if (!isThere(place) && Object.hasOwn(holiday ?? {}, place))
        yield {
          source,
          path: ['holidays', i, place],
          part: 'name',
          ...shopMistake('no-usual-hours', { place }),
        };
}

/** Finds placeholders and drawings of places that the shop does not have. */
function* textsOfNoPlace(filledFiles: FilledFile[], isThere: IsThere): Iterable<FieldMistake> {
  for (const place of ['gas', 'wash'] as const) {
    if (isThere(place)) continue;
    for (const { source, path } of findUses(new RegExp(`\\{hours\\.${place}\\}`, 'i'), filledFiles))
      yield {
        source,
        path,
        ...shopMistake('hours-missing', { place, placeholder: `{hours.${place}}` }),
      };
    for (const { source } of filledFiles)
      for (const { path, text } of textsOf(source.data))
        if (path.at(-1) === 'art' && isScene(text) && placeShown(text) === place)
          yield { source, path, ...shopMistake('drawing-without-hours', { place }) };
  }
}

const isScene = (text: string): text is SceneArt => (SCENE_ART as string[]).includes(text);

const WASH_PAGE = 'pages/car-wash.yaml';

const washWithoutPage = (shop: ParsedFile, files: string[]): FieldMistake[] =>
  files.includes(WASH_PAGE)
    ? []
    : [{ source: shop, path: ['hours', 'wash'], part: 'name', ...shopMistake('no-wash-page', {}) }];

const pageWithoutWash = (page: ParsedFile | undefined): FieldMistake[] =>
  page ? [{ source: page, path: [], ...shopMistake('page-without-hours', { place: 'wash' }) }] : [];

/** Reports the corner on the home page unless it names each place that is there once. */
function* cornerMistakes(home: FilledFile | undefined, isThere: IsThere): Iterable<FieldMistake> {
  if (!home || valueAt(home.data, ['welcome']) === undefined) return;
  const corner = ['welcome', 'corner'];
  const items = textsAndNumbersAt([home], /^/, 'welcome.corner.*.place');
  const places = items.map(({ value }) => value);
  for (const [i, { source, path, value: place }] of items.entries()) {
    if ((place === 'gas' || place === 'wash') && !isThere(place))
      yield { source, path, ...shopMistake('corner-without-hours', { place }) };
    else if (places.indexOf(place) < i) yield { source, path, ...shopMistake('corner-twice', {}) };
  }
  const missing = PLACES.filter((place) => isThere(place) && !places.includes(place));
  if (missing.length > 0 && missing.join() !== 'shop')
    yield {
      source: home.source,
      path: valueAt(home.data, corner) === undefined ? ['welcome'] : corner,
      part: 'name',
      ...shopMistake('corner-missing', { places: missing }),
    };
}
