/**
 * Runs in the page, so it uses nothing outside this function. Returns every link, button and
 * summary that is too small to tap. It ignores links inside a sentence, which are as tall as its
 * lines, and elements that are hidden from assistive technology, because the page has the same
 * links elsewhere.
 */
export function smallTargets(): string[] {
  /** The primary actions. They must be large enough for a thumb. */
  const PRIMARY =
    '.button, .call-bar a, .call-note a, .menu-button, summary, .mobile-menu-link, .hero-callouts a, .site-header-nav > a, .top-bar a, .logo';
  const inSentence = (element: Element): boolean =>
    getComputedStyle(element).display === 'inline' &&
    [...element.parentElement!.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && /\w/.test(node.nodeValue!),
    );
  return [...document.querySelectorAll('a[href], button, summary, [tabindex="0"]')].flatMap(
    (element) => {
      const { width, height } = element.getBoundingClientRect();
      const counts =
        element.checkVisibility({ visibilityProperty: true }) &&
        element.closest('[aria-hidden="true"], .skip-link') === null &&
        !inSentence(element);
      // In CSS pixels: WCAG 2.5.5 and 2.5.8.
      const needed = element.matches(PRIMARY) ? 44 : 24;
      if (!counts || (width >= needed && height >= needed)) return [];
      return [
        `“${element.textContent!.trim().slice(0, 40)}” in .${element.closest('[class]')?.classList[0] ?? 'body'} is ${Math.round(width)} by ${Math.round(height)} px, not ${needed}`,
      ];
    },
  );
}
