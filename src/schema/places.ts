import { type Draft, type FieldMistake, type Source, textsOf } from '../generator/index.ts';
import { placeShown, SCENE_ART, type SceneArt } from '../drawings/scene.ts';
import { type Place, PLACES } from '../rules/hours.ts';

/** British, because messages put no comma before "and". */
const LIST = new Intl.ListFormat('en-GB');

/** The places beside the shop, with the words for them in messages. */
const BESIDE_SHOP = { gas: 'gas station', wash: 'car wash' } as const;

/**
 * Finds what speaks of a gas station or a car wash without hours, because then the shop has none: holidays, drawings, texts,
 * its page and its place on the corner. Also finds what is missing for one that has hours.
 */
export function misplacedPlaces(drafts: Draft[]): FieldMistake[] {
  const draftOf = (file: string) => drafts.find(({ source }) => source.file === file);
  const shop = draftOf('shop.yaml');
  const hours = (shop?.value as { hours?: unknown } | undefined)?.hours;
  if (!shop || typeof hours !== 'object' || hours === null) return [];
  const isThere = (place: Place): boolean => place === 'shop' || Object.hasOwn(hours, place);
  return [
    ...holidaysElsewhere(shop, isThere),
    ...textsElsewhere(drafts, isThere),
    ...washPage(shop.source, draftOf('pages/car-wash.yaml')?.source, isThere('wash')),
    ...cornerProblems(draftOf('pages/home.yaml'), isThere),
  ];
}

type IsThere = (place: Place) => boolean;

const absent = (place: keyof typeof BESIDE_SHOP): string =>
  `shop.yaml has no hours for a ${BESIDE_SHOP[place]}`;

function* holidaysElsewhere({ source, value }: Draft, isThere: IsThere): Iterable<FieldMistake> {
  for (const [i, holiday] of listOf((value as { holidays?: unknown }).holidays).entries())
    for (const place of ['gas', 'wash'] as const)
      if (!isThere(place) && Object.hasOwn(holiday, place))
        yield {
          source,
          path: ['holidays', i, place],
          part: 'name',
          message: `There are no usual hours for "${place}". Delete it here, or add it in "hours".`,
        };
}

/** Placeholders and drawings of a place that is not there. */
function* textsElsewhere(drafts: Draft[], isThere: IsThere): Iterable<FieldMistake> {
  if (PLACES.every(isThere)) return;
  for (const { source } of drafts)
    for (const { path, text } of textsOf(source.value)) {
      const placeholder = /\{(hours\.(gas|wash))\}/i.exec(text);
      const place = (placeholder?.[2]?.toLowerCase() ?? 'shop') as Place;
      if (place !== 'shop' && !isThere(place))
        yield {
          source,
          path,
          message: `${absent(place)}, but this text uses {${placeholder![1]}}. Delete the words that depend on it.`,
        };
      const shown = path.at(-1) === 'art' && isScene(text) ? placeShown(text) : 'shop';
      if (shown !== 'shop' && !isThere(shown))
        yield {
          source,
          path,
          message: `This drawing shows a ${BESIDE_SHOP[shown]}, but ${absent(shown)}. Name another drawing.`,
        };
    }
}

const isScene = (text: string): text is SceneArt => (SCENE_ART as string[]).includes(text);

function* washPage(
  shop: Source,
  page: Source | undefined,
  isThere: boolean,
): Iterable<FieldMistake> {
  if (isThere && !page)
    yield {
      source: shop,
      path: ['hours', 'wash'],
      part: 'name',
      message: 'The car wash has no page. Write pages/car-wash.yaml, or delete these hours.',
    };
  if (!isThere && page)
    yield {
      source: page,
      path: [],
      message: `${absent('wash')}, so this page is about nothing. Add the hours, or delete this file.`,
    };
}

/** Reports the corner on the home page unless it names each place that is there once. */
function* cornerProblems(home: Draft | undefined, isThere: IsThere): Iterable<FieldMistake> {
  const welcome = (home?.value as { welcome?: { corner?: unknown } } | undefined)?.welcome;
  if (!home || welcome === undefined) return;
  const path = ['welcome', 'corner'];
  const named = listOf(welcome?.corner).map(({ place }) => place);
  for (const [i, place] of named.entries()) {
    const at = [...path, i, 'place'];
    if ((place === 'gas' || place === 'wash') && !isThere(place))
      yield { source: home.source, path: at, message: `${absent(place)}. Delete this item.` };
    else if (named.indexOf(place) < i)
      yield {
        source: home.source,
        path: at,
        message: `This place is here twice. Delete one of the two.`,
      };
  }
  const missing = PLACES.filter((place) => isThere(place) && !named.includes(place));
  if (missing.length > 0 && missing.join() !== 'shop')
    yield {
      source: home.source,
      path: welcome?.corner === undefined ? ['welcome'] : path,
      part: 'name',
      message: `"corner" must name each place with hours in shop.yaml. Add ${LIST.format(missing)}.`,
    };
}

function listOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value)
    ? value.filter((item) => typeof item === 'object' && item !== null)
    : [];
}
