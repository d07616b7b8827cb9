import { type BuildMistake, type ContentFolder, textsOf } from '../../generator/portable.ts';
import { ContentFacts } from '../content/content-facts.ts';
import { changedFiles, dataIn, textIn } from '../content/content-files.ts';
import type { Project } from '../project.ts';

const PRICE = /\$\d+(?:,\d{3})*(?:\.\d+)?/g;

/**
 * Finds the prices that were typed in place of a price's placeholder, although other pages still
 * show that price. A comment such as `# literal: $14` allows one.
 */
export function replacedPrices(
  { model, folder: disk }: Pick<Project, 'model' | 'folder'>,
  folder: ContentFolder,
): BuildMistake[] {
  const yamlFiles = changedFiles(model, disk, folder).filter((file) => file.endsWith('.yaml'));
  const { values: factValues } = new ContentFacts(model, disk);
  return yamlFiles.flatMap((file) => {
    const [before = '', after = ''] = [disk, folder].map((side) => textIn(side, file));
    const name = removedPriceFact(before, after, factValues);
    if (name === undefined) return [];
    const pricesBefore: string[] = before.match(PRICE) ?? [];
    return textsOf(dataIn(folder, file)).flatMap(({ path, text }) =>
      (text.match(PRICE) ?? [])
        .filter((typed) => !pricesBefore.includes(typed) && !isMeant(typed, after))
        .map((typed) => mistakeOf(`${folder.name}/${file}`, path, typed, name)),
    );
  });
}

const isMeant = (typed: string, text: string) =>
  Array.from(text.matchAll(/literal: (\$[\d.,]*\d)/g), ([, price]) => price).includes(typed);

/** The fact of a price that a text names less often than before. */
const removedPriceFact = (
  before: string,
  after: string,
  factValues: Record<string, string>,
): string | undefined =>
  Object.keys(factValues).find((name) => {
    const placeholder = `{${name}}`;
    const isPrice = factValues[name]!.startsWith('$');
    return isPrice && before.split(placeholder).length > after.split(placeholder).length;
  });

function mistakeOf(
  displayPath: string,
  path: BuildMistake['path'],
  typed: string,
  name: string,
): BuildMistake {
  const message =
    `“${typed}” takes the place of a price that other pages go on saying. ` +
    'To change it on all pages, change the price itself.';
  return {
    message,
    owner: () => message,
    displayPath,
    path,
    fixes: [
      { kind: 'replace', find: typed, replacement: `{${name}}` },
      { kind: 'allow-literal', literal: typed, title: 'Keep as typed' },
    ],
  };
}
