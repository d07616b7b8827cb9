import {
  type BuildMistake,
  type ContentFolder,
  fieldAt,
  fileKindOf,
  PLACEHOLDER,
  textsOf,
} from '../../generator/portable.ts';
import { metadataOf } from '../../generator/content/metadata.ts';
import { factsIn } from '../content/content-facts.ts';
import { bytesIn, changedFiles, dataIn } from '../content/content-files.ts';
import type { Project } from '../project.ts';

/** `fact` is the price that the owner may have meant to change. */
export type PriceMistake = BuildMistake & { fact?: string };

const AMOUNT = String.raw`\d+(?:,\d{3})*(?:\.\d+)?`;
const PRICE = new RegExp(String.raw`\$${AMOUNT}|${AMOUNT}(?:\$| dollars\b)`, 'g');
const ALLOWED = new RegExp(`literal: (${PRICE.source})`, 'g');
const FACT_OR_PRICE = new RegExp(`${PLACEHOLDER.source}|${PRICE.source}`, 'g');

/**
 * Finds the prices that were typed in place of a price's placeholder, although other pages still
 * show that price, and those that were the price of a fact before: `formerPrices` remembers each
 * that changes. A comment such as `# literal: $14` allows one.
 */
export function replacedPrices(
  { model, folder: disk, formerPrices }: Pick<Project, 'model' | 'folder' | 'formerPrices'>,
  folder: ContentFolder,
): PriceMistake[] {
  const yamlFiles = changedFiles(model, disk, folder).filter((file) => file.endsWith('.yaml'));
  const { values: factValues } = factsIn(model, disk);
  const { values: newValues } = factsIn(model, folder);
  rememberChangedPrices(formerPrices, factValues, newValues);
  return yamlFiles.flatMap((file) => {
    // A file that is no text is replaced by an earlier version.
    const [before = '', after = ''] = [disk, folder].map((side) =>
      Buffer.from(bytesIn(side, file) ?? []).toString(),
    );
    const names = removedPriceFacts(before, after, factValues);
    const pricesBefore: string[] = before.match(PRICE) ?? [];
    // If the price is unchanged, the build's rule `literal` already asks about it.
    const unchanged = names.map((name) => factValues[name]);
    const { schema, placeholders } = fileKindOf(model, file)!;
    const typedPrices = textsOf(dataIn(folder, file)).flatMap(({ path, text }) => {
      const { holdsFacts = placeholders !== false } = metadataOf(fieldAt(schema, path));
      // Such as customers' words.
      if (!holdsFacts) return [];
      return (text.match(PRICE) ?? [])
        .filter((price) => !pricesBefore.includes(price) && !isAllowed(price, after))
        .map((price) => ({ path, price }));
    });
    return typedPrices.flatMap(({ path, price }, index) => {
      const mistake = (message: string, offered: string[]) =>
        mistakeOf({ displayPath: `${folder.name}/${file}`, path, message }, price, offered);
      const formerly = formerPrices.get(price) ?? '';
      const now = newValues[formerly];
      const changed = `“${price}” was the price before you changed it. Now it is ${now}.`;
      if (now && now !== price) return mistake(changed, [formerly]);
      if (names.length === 0 || unchanged.includes(price)) return [];
      // The price may be in the place of any of them: the likeliest is offered first.
      const offered = new Set([...names.slice(index), ...names]);
      return mistake(
        'Other pages still show the old price. To change it everywhere, change the price itself.',
        [...offered],
      );
    });
  });
}

function rememberChangedPrices(
  formerPrices: Project['formerPrices'],
  factValues: Record<string, string>,
  newValues: Record<string, string>,
): void {
  for (const [name, price] of Object.entries(factValues)) {
    // A capitalized name is the same fact at the start of a sentence.
    const isPrice = /^\p{Ll}/u.test(name) && price.startsWith('$');
    if (isPrice && newValues[name] !== price) formerPrices.set(price, name);
  }
}

const isAllowed = (price: string, text: string) =>
  Array.from(text.matchAll(ALLOWED), ([, allowed]) => allowed).includes(price);

/** The facts of prices that a text names less often than before, in its order. */
function removedPriceFacts(
  before: string,
  after: string,
  factValues: Record<string, string>,
): string[] {
  const oldFacts: string[] = before.match(FACT_OR_PRICE) ?? [];
  const newFacts: string[] = after.match(FACT_OR_PRICE) ?? [];
  // A fact that the text also names elsewhere is removed only where the text changed.
  while (oldFacts.length > 0 && oldFacts[0] === newFacts[0])
    [oldFacts, newFacts].forEach((facts) => facts.shift());
  while (oldFacts.length > 0 && oldFacts.at(-1) === newFacts.at(-1))
    [oldFacts, newFacts].forEach((facts) => facts.pop());
  return oldFacts.flatMap((placeholder) => {
    const [name, index] = [placeholder.slice(1, -1), newFacts.indexOf(placeholder)];
    if (index >= 0) newFacts.splice(index, 1);
    return index < 0 && factValues[name]?.startsWith('$') ? [name] : [];
  });
}

function mistakeOf(
  mistake: Pick<BuildMistake, 'displayPath' | 'path' | 'message'>,
  price: string,
  names: string[],
): PriceMistake {
  return {
    ...mistake,
    fact: names[0],
    owner: () => mistake.message,
    fixes: [
      ...names.map((name) => ({
        kind: 'replace' as const,
        find: price,
        replacement: `{${name}}`,
      })),
      // It has never been a fact, or is none any more, so the build does not call it outdated.
      { kind: 'allow-literal', literal: `${price}, not ${names[0]}`, title: 'Keep as typed' },
    ],
  };
}
