/** robots.txt: allows everything and names the sitemap. Pages that must not be indexed have a robots meta tag. */
export const robots = (origin: string): string => `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
