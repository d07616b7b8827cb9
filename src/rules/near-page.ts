import { closestMatch } from '../generator/portable.ts';

/**
 * The one of the site's `paths` that a mistyped or former address most likely means; undefined if
 * none is near.
 */
export function nearPage(typed: string, paths: string[]): string | undefined {
  const wanted = typed.toLowerCase().replace(/(\/index)?(\.html?)?\/*$/, '');
  // A link may also lead to a part of this page, or to a file.
  const pages = paths.filter((path) => path !== '/' && path !== typed && !path.includes('.'));
  const ending = sharedEnding(wanted, pages);
  // Compare names only: people leave out a folder or name another one: /brakes, /makes/kia.
  const stem = (path: string): string => {
    const name = lastName(path);
    return ending && name.endsWith(ending) ? name.slice(0, -ending.length) : name;
  };
  const stems = pages.map(stem);
  const near = closestMatch(stem(wanted), stems) ?? onlyOneWith(stem(wanted), stems);
  if (near !== undefined) return pages.find((path) => stem(path) === near);
  if (ending) return undefined;
  // The address of a folder does not mean one of its pages.
  const others = pages.filter((path) => !path.startsWith(`${wanted}/`));
  return closestMatch(wanted, others);
}

/**
 * The longest ending that names of several pages share, such as "-springfield"; empty if none. It
 * makes all names look alike and tells nothing about the page.
 */
function sharedEnding(path: string, pages: string[]): string {
  const name = lastName(path);
  const endings = [...name.matchAll(/-/g)].map(({ index }) => name.slice(index));
  const isShared = (ending: string) =>
    new Set(pages.filter((page) => page.endsWith(ending))).size > 1;
  return endings.find(isShared) ?? '';
}

/**
 * The only name that contains `word`; undefined if none or several do, or if `word` has fewer than
 * four letters.
 */
function onlyOneWith(word: string, names: string[]): string | undefined {
  const [first, ...others] = new Set(
    word.length < 4 ? [] : names.filter((name) => name.includes(word)),
  );
  return others.length === 0 ? first : undefined;
}

const lastName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
