/** Whether a changed file or folder equals one of `paths`, is inside one, or contains one. */
export function touchesAny(changed: readonly string[], paths: Iterable<string>): boolean {
  for (const path of paths)
    if (changed.some((other) => isInside(other, path) || isInside(path, other))) return true;
  return false;
}

const isInside = (path: string, folder: string) => `${path}/`.startsWith(`${folder}/`);
