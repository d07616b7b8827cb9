/** Logs the missing path to the console (spec section 8). */
export function startMissingPath(): void {
  console.error(`404: there is no page at ${location.pathname}`);
}
