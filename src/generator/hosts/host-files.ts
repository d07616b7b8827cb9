import type { FilesByPath } from '../page-assets.ts';
import { apacheFile } from './apache.ts';
import type { HOST_FILE_NAMES, HostSettings } from './host-settings.ts';
import { headersFile, redirectsFile } from './netlify.ts';
import { nginxFile } from './nginx.ts';
import { vercelFile, vercelOutput } from './vercel.ts';

export function hostFiles(settings: HostSettings): FilesByPath {
  const named: Record<(typeof HOST_FILE_NAMES)[number], string> = {
    _headers: headersFile(settings),
    _redirects: redirectsFile(settings),
    'vercel.json': vercelFile(settings),
    'nginx.conf': nginxFile(settings),
  };
  // Without .nojekyll, GitHub Pages leaves out names that start with an underscore.
  return new Map([
    ...Object.entries(named),
    ['.nojekyll', ''],
    ['.htaccess', apacheFile(settings)],
    ['.vercel-output.json', vercelOutput(settings)],
  ]);
}
