import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { join, relative } from 'node:path';
import sirv from 'sirv';
import { BuildError } from '../../src/generator/build-error.ts';
import { errorCode } from '../../src/generator/error-code.ts';
import { answerHeaders, type HostRules, readHostRules } from './host-rules.ts';

/**
 * A server that does not listen yet. It serves a built site like a host: with its headers, and 404.html for unknown paths.
 * Throws a BuildError if there is no site in the folder.
 */
export function hostServer(folder: string): Server {
  if (!existsSync(join(folder, 'index.html')))
    throw new BuildError(`There is no site in ${relative('.', folder)} yet. Run npm run build first.`);
  let last: HostRules | undefined;
  // Read for each request: a new build may have a new content security policy, and under the old one its scripts would not run.
  const rules = (): HostRules => (last = readHostRules(folder, last));
  const answer = sirv(folder, {
    etag: true,
    // Reads the disk for each request: a new build shows without a restart.
    dev: true,
    setHeaders: (response, path) => {
      setHeaders(response, answerHeaders(rules(), path));
      // sirv does not know this file type.
      if (path.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon');
      // A build may delete the file after sirv has found it.
      response.once('pipe', (file) => file.once('error', () => response.destroy()));
    },
    // Without this, the answer to an unknown path is an empty page.
    onNoMatch: (_request, response) => answerNotFound(folder, rules(), response),
  });
  return createServer((request, response) => answer(request, response));
}

/** Answers with the not-found page and its headers. With an asset's headers, browsers would cache it forever. */
function answerNotFound(folder: string, rules: HostRules, response: ServerResponse): void {
  setHeaders(response, answerHeaders(rules, '/404.html'));
  const page = notFoundPage(folder);
  response.writeHead(404, { 'Content-Type': page ? 'text/html;charset=utf-8' : 'text/plain;charset=utf-8' }).end(page ?? 'Not found');
}

/** The file, or undefined if it is missing, as in the moment when a build replaces the folder. */
function notFoundPage(folder: string): Uint8Array | undefined {
  try {
    return readFileSync(join(folder, '404.html'));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

const setHeaders = (response: ServerResponse, headers: [string, string][]): void =>
  headers.forEach(([name, value]) => void response.setHeader(name, value));
