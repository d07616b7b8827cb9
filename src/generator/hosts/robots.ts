/** robots.txt: everything may be read, and the sitemap is here. Pages that must not be indexed say so themselves. */
export const robots = (origin: string): string => `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
