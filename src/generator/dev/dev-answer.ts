import type { Site } from '../site.ts';

/** What the dev server knows: the last site that was built, and why the newest one was not. */
export type DevState = { site: Site; failure?: string };

export type Answer = { status: number; type: string; body: string | Uint8Array };

/** Where pages listen for the next build. */
export const EVENTS_PATH = '/__dev/events';

/** Answers as a host does: pages without .html, the not-found page for the rest. While a build fails, every page is its error. */
export function devAnswer({ site, failure }: DevState, path: string): Answer {
  const file = fileFor(site, path);
  if (failure !== undefined && (file === undefined || file.endsWith('.html'))) return html(500, errorPage(failure));
  if (file === undefined) return html(404, String(site.get('404.html') ?? 'Not found'));
  const body = site.get(file)!;
  const type = TYPES[/\.(\w+)$/.exec(file)?.[1] ?? ''] ?? 'application/octet-stream';
  return file.endsWith('.html') ? html(200, String(body)) : { status: 200, type, body };
}

function fileFor(site: Site, path: string): string | undefined {
  const name = path.replace(/^\/+|\/+$/g, '');
  return [name, `${name}.html`, name === '' ? 'index.html' : `${name}/index.html`].find((file) => site.has(file));
}

const html = (status: number, text: string): Answer => ({ status, type: TYPES.html!, body: withReload(text) });

// The connection breaks when the server restarts; coming back, it loads the newest page.
const RELOAD = `<script>{const events=new EventSource(${JSON.stringify(EVENTS_PATH)});let seen;events.onmessage=({data})=>{if(seen!==undefined&&data!==seen)location.reload();seen=data}}</script>`;

const withReload = (text: string): string => (text.includes('</body>') ? text.replace('</body>', () => `${RELOAD}</body>`) : text + RELOAD);

/** The reason as people read it in the terminal, each place set off. */
function errorPage(failure: string): string {
  const lines = escapeHtml(failure).replace(/^[\w./-]+:\d+(?::\d+)?/gm, '<b>$&</b>');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>The build stopped</title><meta name="viewport" content="width=device-width"><style>
body{margin:0;padding:2rem;background:#1c1917;color:#f5f5f4;font:1rem/1.6 ui-monospace,monospace}h1{font-size:1.4rem;color:#fdba74}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}b{color:#fde68a}
</style></head><body><h1>The build stopped. Save the corrected file and this page comes back by itself.</h1><pre>${lines}</pre></body></html>`;
}

const escapeHtml = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

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
