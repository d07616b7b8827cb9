import { existsSync, readFileSync } from 'node:fs';
import type { Server, ServerResponse } from 'node:http';
import { join, relative } from 'node:path';
import sirv from 'sirv';
import { localServer, requestPath } from '../../src/generator/node.ts';
import { BuildError, ifThere } from '../../src/generator/tools.ts';

/** The header rules of `vercel.json`. Here `source` is a regular expression for the whole path. */
type HostRules = { headers: { source: string; headers: { key: string; value: string }[] }[] };

/**
 * A server that does not listen yet. It serves a built site like a host: with its headers, and 404.html for unknown paths.
 * `name` is the host name to answer besides localhost. Throws a BuildError if there is no site in the folder.
 */
export function hostServer(folder: string, name?: string): Server {
  if (!existsSync(join(folder, 'index.html'))) {
    const out = relative('.', folder);
    throw new BuildError(
      `There is no site in ${out} yet. Run npm run build${out === 'dist' ? '' : ` -- --out ${out}`} first.`,
    );
  }
  // A file is missing for a moment when a build replaces the folder.
  const readIfThere = (file: string): Uint8Array | undefined =>
    ifThere(() => readFileSync(join(folder, file)));
  let rules: HostRules = { headers: [] };
  const setHeaders = (response: ServerResponse, path: string): void => {
    // Read for each request: a new build may have a new content security policy, and under the old one its scripts would not run.
    const text = readIfThere('vercel.json');
    if (text) rules = JSON.parse(text.toString()) as HostRules;
    for (const { source, headers } of rules.headers)
      if (new RegExp(`^${source}$`, 's').test(path))
        for (const { key, value } of headers) response.setHeader(key, value);
  };
  const answer = sirv(folder, {
    etag: true,
    // Reads the disk for each request: a new build shows without a restart.
    dev: true,
    setHeaders: (response, path) => {
      // sirv does not know this file type.
      if (path.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon');
      // A build may delete the file after sirv has found it.
      response.once('pipe', (file) => file.once('error', () => response.destroy()));
    },
    // Without this, an unknown path gets an empty page. The headers are those of /404.html: with those of an asset, browsers
    // would cache the answer forever.
    onNoMatch: (_request, response) => {
      setHeaders(response, '/404.html');
      const page = readIfThere('404.html');
      response
        .writeHead(404, {
          'Content-Type': page ? 'text/html;charset=utf-8' : 'text/plain;charset=utf-8',
        })
        .end(page ?? 'Not found');
    },
  });
  return localServer(
    (request, response) => {
      // A server may ignore this header. sirv answers it wrongly, and an impossible range ends the process.
      delete request.headers.range;
      setHeaders(response, requestPath(request.url));
      answer(request, response);
    },
    { name },
  );
}
