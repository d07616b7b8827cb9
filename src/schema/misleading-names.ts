import { type FilledFile, type FieldMistake, idOf } from '../generator/index.ts';
import { knownServiceOf, KNOWN_SERVICES } from '../rules/services.ts';
import { mistake } from './mistakes.ts';
import { offeredInspections } from './offered-inspections.ts';
import { type FoundValue, valuesAt } from './look-ups.ts';

const HOME_FILES = /^pages\/home/;

/**
 * Finds a service with the name of another one: its number on the car would link to the wrong
 * service.
 */
export function misleadingNames(filledFiles: FilledFile[]): FieldMistake[] {
  const offered = offeredInspections(filledFiles);
  return [...namesOfServices(filledFiles)].flatMap(({ source, path, value, service }) => {
    const id = knownServiceOf({ id: service, inspection: offered.get(service) }) ?? service;
    if (isNameOf(id, String(value))) return [];
    const other = KNOWN_SERVICES.find((known) => isNameOf(known, String(value)));
    return other === undefined
      ? []
      : [{ source, path, ...mistake('other-service', { other, id }) }];
  });
}

/** Whether all words of a name are in a service's id. */
function isNameOf(id: string, name: string): boolean {
  const words = name.toLowerCase().match(/[a-z]+/g) ?? [];
  return words.length > 0 && words.every((word) => id.split('-').includes(word));
}

/** The names on the pages of services and on the teasers, with the services that they are for. */
function* namesOfServices(filledFiles: FilledFile[]): Iterable<FoundValue & { service: string }> {
  for (const name of valuesAt(filledFiles, /^services\//, 'name'))
    yield { ...name, service: idOf(name.source.file) };
  const titles = valuesAt(filledFiles, HOME_FILES, 'teasers.*.title');
  for (const { path, value } of valuesAt(filledFiles, HOME_FILES, 'teasers.*.service')) {
    const title = titles.find(({ path: at }) => at[1] === path[1]);
    if (title) yield { ...title, service: String(value) };
  }
}
