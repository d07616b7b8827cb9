import { AMBER, INK } from './rules/brand-colors.ts';
import type { Shop } from './schema/content.ts';

/**
 * The web app manifest: name, colors and icons of the site on a phone's home screen (W3C Web
 * Application Manifest).
 */
export function webManifest({ name }: Pick<Shop, 'name'>): string {
  const icon = (sizes: string, src: string, purpose = 'any') => ({
    src,
    sizes,
    type: src.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
    purpose,
  });
  return JSON.stringify({
    name,
    short_name: name,
    start_url: '/',
    display: 'browser',
    background_color: AMBER,
    theme_color: INK,
    icons: [
      icon('any', '/favicon.svg'),
      icon('192x192', '/icon-192.png'),
      icon('512x512', '/icon-512.png'),
      icon('512x512', '/icon-512.png', 'maskable'),
    ],
  });
}
