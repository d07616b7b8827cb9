import { spawn } from 'node:child_process';

/** The programs that open an address, beside `xdg-open`. */
const OPENERS: Partial<Record<NodeJS.Platform, string>> = { darwin: 'open', win32: 'explorer' };

/** Opens an address in the usual browser. Does nothing on a machine without one. */
export function openInBrowser(address: string): void {
  spawn(OPENERS[process.platform] ?? 'xdg-open', [address], { detached: true, stdio: 'ignore' })
    .on('error', () => {})
    .unref();
}
