/**
 * The path of a request, without its query, and decoded if possible. It does not throw for any
 * input, and the path may not exist.
 */
export function requestPath(target = '/'): string {
  const path = target.replace(/[?#].*$/s, '');
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
