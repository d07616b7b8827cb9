/** Whether a changed file or folder equals one of `paths`, is inside one, or contains one. */
export function affects(changed: readonly string[], paths: Iterable<string>): boolean {
  for (const b of paths)
    if (changed.some((a) => a === b || a.startsWith(`${b}/`) || b.startsWith(`${a}/`))) return true;
  return false;
}
