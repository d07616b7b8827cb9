import { type FilledFile, type FieldMistake } from '../generator/index.ts';
import { idOf, valueAt } from '../generator/portable.ts';
import { type Inspection, INSPECTIONS, isInspection } from '../rules/services.ts';
import { fileNamed, findUses, idsIn, textsAndNumbersAt } from './content-queries.ts';
import { shopMistake } from './mistakes.ts';

/** The placeholders that promise an inspection. */
const INSPECTION_PLACEHOLDERS: Record<Inspection, RegExp> = {
  state: /\{(?:price\.(?:safety|recheck|motorcycle)|lastCar)\}/i,
  emissions: /\{price\.emissions\}/i,
};

/**
 * Finds content that does not fit the shop's inspections: two services for one inspection, a
 * service without the file of its prices, prices of an inspection that no service offers, and
 * coupons for pages that would not show them. `files` lists all existing files.
 */
export function inspectionMistakes(filledFiles: FilledFile[], files: string[]): FieldMistake[] {
  const offered = offeredInspections(filledFiles);
  return [
    ...offeredTwiceOrNowhere(filledFiles, files, offered),
    ...pricesUnseen(filledFiles, offered),
    ...pricesNotOffered(filledFiles, files, offered),
    ...notOnTheirPages(filledFiles, offered),
  ];
}

function* offeredTwiceOrNowhere(
  filledFiles: FilledFile[],
  files: string[],
  offered: Map<string, Inspection>,
): Iterable<FieldMistake> {
  for (const [id, inspection] of offered) {
    const { source } = fileNamed(filledFiles, `services/${id}.yaml`)!;
    const field = { source, path: ['inspection'] };
    const [first] = [...offered].find(([, other]) => other === inspection)!;
    if (first !== id) yield { ...field, ...shopMistake('same-inspection', { first }) };
    if (!files.includes(`inspections/${inspection}.yaml`))
      yield { ...field, ...shopMistake('no-inspection', { inspection }) };
  }
}

/**
 * Reports a home page without the words beside the prices, because then neither that page nor a
 * make's shows them.
 */
function* pricesUnseen(
  filledFiles: FilledFile[],
  offered: Map<string, Inspection>,
): Iterable<FieldMistake> {
  const home = fileNamed(filledFiles, 'pages/home.yaml');
  if (offered.size > 0 && home && valueAt(home.data, ['pricing']) === undefined)
    yield { source: home.source, path: [], ...shopMistake('unseen-prices', {}) };
}

/**
 * Finds prices of inspections that the shop does not offer: no page shows the texts of their files.
 */
function* pricesNotOffered(
  filledFiles: FilledFile[],
  files: string[],
  offered: Map<string, Inspection>,
): Iterable<FieldMistake> {
  // A service whose file could not be read, or whose inspection is misspelled, may offer it.
  const isClear = (id: string): boolean => {
    const service = fileNamed(filledFiles, `services/${id}.yaml`);
    return offered.has(id) || (!!service && valueAt(service.data, ['inspection']) === undefined);
  };
  if (!idsIn('services', files).every(isClear)) return;
  const others = INSPECTIONS.filter((inspection) => ![...offered.values()].includes(inspection));
  const unseen = others.map((inspection) => `inspections/${inspection}.yaml`);
  const seen = filledFiles.filter(({ source }) => !unseen.includes(source.file));
  for (const inspection of others)
    for (const { source, path, placeholder } of findUses(INSPECTION_PLACEHOLDERS[inspection], seen))
      yield { source, path, ...shopMistake('inspection-not-offered', { inspection, placeholder }) };
}

const COUPON_SERVICES = {
  'coupons.*.service': 'coupon-unseen',
  'coupons.*.off.service': 'discount-unseen',
} as const;

/** Finds coupons for inspection pages, which would not show them. */
function* notOnTheirPages(
  filledFiles: FilledFile[],
  offered: Map<string, Inspection>,
): Iterable<FieldMistake> {
  for (const [field, code] of Object.entries(COUPON_SERVICES))
    for (const { source, path, value } of textsAndNumbersAt(filledFiles, /^coupons/, field))
      if (offered.has(String(value))) yield { source, path, ...shopMistake(code, {}) };
}

/**
 * The inspections that services offer, by the ids of the services. Another check reports any other
 * value of "inspection".
 */
function offeredInspections(filledFiles: FilledFile[]): Map<string, Inspection> {
  return new Map(
    filledFiles.flatMap(({ source: { file }, data }): [string, Inspection][] => {
      const inspection = file.startsWith('services/') ? valueAt(data, ['inspection']) : undefined;
      return isInspection(inspection) ? [[idOf(file), inspection]] : [];
    }),
  );
}
