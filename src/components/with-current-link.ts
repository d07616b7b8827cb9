/** Markup of the navigation, with `aria-current` on the links to `path`. Home has none: only the logo leads there. */
export const withCurrentLink = (markup: string, path: string): string =>
  path === '/' ? markup : markup.replaceAll(`href="${path}"`, `href="${path}" aria-current="page"`);
