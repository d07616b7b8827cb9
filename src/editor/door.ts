import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { EDIT_PATH } from './edit-path.ts';
import { isSameSecret } from './is-same-secret.ts';

/** Who opens this address with the code may come in. */
const ENTER = `${EDIT_PATH}enter?code=`;

const COOKIE = 'edit-door';

/** The start of a page that can be read on a phone. */
const PAGE =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Edit the site</title><p style="font: 1.25rem sans-serif">';

/** A door for other devices on the network. */
export type Door = {
  address: () => string;
  /** Whether a browser may come in. If not, the request is answered. */
  admits: (request: IncomingMessage, response: ServerResponse) => boolean;
};

/**
 * Lets only those browsers in that have opened an address with a code. Each code works once, for a
 * cookie that no script can read. `onUse` is called when a code was used, and there is a new one.
 */
export function createDoor(onUse: () => void): Door {
  const secret = newSecret();
  let code = newSecret();
  const refuse = (response: ServerResponse, why: string): boolean => {
    response
      .writeHead(403, { 'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': 'no-store' })
      .end(`${PAGE}${why}</p>\n`);
    return false;
  };
  return {
    address: () => ENTER + code,
    admits: ({ url = '', headers }, response) => {
      if (url.startsWith(ENTER)) {
        if (!isSameSecret(url.slice(ENTER.length), code))
          return refuse(
            response,
            'This code is not right, or was used before. ' +
              'Take the newest one that the editor prints.',
          );
        code = newSecret();
        onUse();
        response.writeHead(302, {
          Location: '/',
          'Set-Cookie': `${COOKIE}=${secret}; HttpOnly; SameSite=Lax; Path=/`,
          'Cache-Control': 'no-store',
        });
        response.end();
        return false;
      }
      const cookies = (headers.cookie ?? '').split(/; */);
      if (cookies.some((cookie) => isSameSecret(cookie, `${COOKIE}=${secret}`))) return true;
      return refuse(
        response,
        'Only who has the code may come in. ' +
          'Open the address, or the square of dots, that the editor prints.',
      );
    },
  };
}

const newSecret = (): string => randomBytes(18).toString('base64url');
