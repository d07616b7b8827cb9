/** The path that a request asks for, without its query and decoded where that is possible. Any input gives a path, but it may not exist. */
export function requestPath(target = '/'): string {
  const path = target.replace(/[?#].*$/s, '');
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
