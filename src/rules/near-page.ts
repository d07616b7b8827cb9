import { nearest } from '../generator/tools.ts';

/**
 * The page that a mistyped or former address most likely means, of the site's `paths`; undefined if
 * none is near.
 */
export function nearPage(typed: string, paths: string[]): string | undefined {
  const wanted = typed.toLowerCase().replace(/(\/index)?(\.html?)?\/*$/, '');
  // A link may also lead to a place on this page, or to a file.
  const pages = paths.filter((path) => path !== '/' && path !== typed && !path.includes('.'));
  // People leave out a folder or name another one: /brakes, /makes/kia.
  const name = lastName(wanted);
  const last = nearest(name, pages.map(lastName)) ?? onlyOneWith(name, pages.map(lastName));
  // A folder of pages does not mean one of them.
  const others = pages.filter((path) => !path.startsWith(`${wanted}/`));
  return pages.find((path) => lastName(path) === last) ?? nearest(wanted, others);
}

/**
 * The one name that has a word of four letters or more in it; undefined if none has, or several do.
 */
function onlyOneWith(word: string, names: string[]): string | undefined {
  const [first, ...others] = new Set(
    word.length < 4 ? [] : names.filter((name) => name.includes(word)),
  );
  return others.length === 0 ? first : undefined;
}

const lastName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
