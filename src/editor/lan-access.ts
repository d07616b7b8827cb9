import type { IncomingMessage, ServerResponse } from 'node:http';
import { EDIT_PATH } from './shared/constants.ts';
import { isSameSecret, newSecret } from './secret.ts';

/** A browser that opens this address with the code may come in. */
const ENTER = `${EDIT_PATH}enter?code=`;

/**
 * Lets in only browsers that have opened an address with a code. Each code works once, for a cookie
 * that no script can read. `onUse` is called when a code was used, and gets the next one.
 */
export class LanAccess {
  readonly #cookie = `edit-access=${newSecret()}`;
  #code = newSecret();

  constructor(private readonly onUse: (nextPath: string) => void) {}

  path(): string {
    return ENTER + this.#code;
  }

  /** Lets a browser in, or answers its request. Returns whether it may come in. */
  admits({ url = '', method, headers }: IncomingMessage, response: ServerResponse): boolean {
    // A program that looks at an address before it is opened must not use up its code.
    if (method === 'GET' && url.startsWith(ENTER)) {
      this.#enter(url.slice(ENTER.length), response);
      return false;
    }
    const cookies = (headers.cookie ?? '').split(/; */);
    if (cookies.some((cookie) => isSameSecret(cookie, this.#cookie))) return true;
    refuse(
      response,
      'You need the code to come in. Scan the QR code that the editor printed, or open its address.',
    );
    return false;
  }

  #enter(code: string, response: ServerResponse): void {
    if (!isSameSecret(code, this.#code))
      return refuse(
        response,
        'This code is not right, or was used before. Take the newest one that the editor prints.',
      );
    this.#code = newSecret();
    this.onUse(this.path());
    response
      .writeHead(302, {
        Location: '/',
        'Set-Cookie': `${this.#cookie}; HttpOnly; SameSite=Lax; Path=/`,
      })
      .end();
  }
}

function refuse(response: ServerResponse, why: string): void {
  response
    .writeHead(403, { 'Content-Type': 'text/html;charset=utf-8' })
    .end(
      '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">' +
        `<title>Edit the site</title><p style="font: 1.25rem sans-serif">${why}</p>\n`,
    );
}
