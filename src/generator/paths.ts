/**
 * Files, relative to the output folder, that answer for a path. Two with the same bytes where hosts disagree on which
 * one they look for. Throws for a path that is not in the one form used in links and canonicals.
 */
export function outputFiles(path: string): string[] {
  assertPath(path);
  if (path === '/') return ['index.html'];
  const name = path.slice(1);
  // Hosts look for this one name when nothing else answers.
  if (name === '404.html') return [name];
  return [`${name}.html`, `${name}/index.html`];
}

/** The one address of a page; `origin` has no slash at its end. */
export function canonicalUrl(origin: string, path: string): string {
  assertPath(path);
  return `${origin}${path}`;
}

function assertPath(path: string): void {
  if (path === '/' || /^(\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+$/.test(path)) return;
  throw new Error(
    `The path "${path}" cannot become a file: it must start with a slash, not end with one, and hold only letters, digits, "-", "_", "~" and inner dots, such as /car-wash.`,
  );
}
