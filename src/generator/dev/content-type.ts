/** The media type of a file, by its extension. */
export const contentType = (file: string): string => TYPES[/\.(\w+)$/.exec(file)?.[1] ?? ''] ?? 'application/octet-stream';

const TYPES: Record<string, string> = {
  html: 'text/html;charset=utf-8',
  css: 'text/css;charset=utf-8',
  js: 'text/javascript;charset=utf-8',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  vcf: 'text/vcard;charset=utf-8',
  xml: 'application/xml',
  txt: 'text/plain;charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
};
