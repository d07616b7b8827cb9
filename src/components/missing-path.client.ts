/**
 * Logs the missing path to the console (spec section 8), and offers the page that the visitor may
 * have meant.
 */
export function startMissingPath(root: HTMLElement): void {
  console.error(`404: there is no page at ${location.pathname}`);
  import('./near-page.lazy.client.ts')
    .then(({ offerNearPage }) => offerNearPage(root))
    .catch(console.error);
}
