/** The path that a request asks for, without its query and decoded where that is possible. Whatever a client sends is a path, if one that leads nowhere. */
export function requestPath(target = '/'): string {
  const path = target.replace(/[?#].*$/s, '');
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
