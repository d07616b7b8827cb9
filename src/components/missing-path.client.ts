/** Names the missing path in the console, for whoever looks into it (spec section 8). */
export function startMissingPath(): void {
  console.error(`404: there is no page at ${location.pathname}`);
}
