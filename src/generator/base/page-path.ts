/** The path of the page for unknown paths. Hosts require this name. */
export const NOT_FOUND_PATH = '/404.html';

/**
 * The output files for a path, relative to the output folder. Most paths have two equal files,
 * because hosts differ in which one they serve. Throws for a path that does not have the form of
 * links and canonicals.
 */
export function pageFileNames(path: string): string[] {
  if (path === '/') return ['index.html'];
  if (!/^(\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+$/.test(path))
    throw new Error(
      `The path "${path}" cannot become a file: ` +
        'it must start with a slash, not end with one, and hold only letters, digits, "-", "_", ' +
        '"~" and inner dots, such as /about-us.',
    );
  const name = path.slice(1);
  if (path === NOT_FOUND_PATH) return [name];
  return [`${name}.html`, `${name}/index.html`];
}

/** The canonical address of a page. `origin` has no slash at the end. */
export const canonicalUrl = (origin: string, path: string): string => `${origin}${path}`;
