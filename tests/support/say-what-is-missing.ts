import { findChromium, findHeadlessShell, HEADLESS_SHELL } from '../../scripts/browser/find-chromium.ts';
import type { Machine } from '../../scripts/browser/machine.ts';
import { findPrograms } from './find-programs.ts';

/** Prints, before anything is installed, one line with all Debian packages that the tests will install. */
export async function sayWhatIsMissing(machine: Machine): Promise<void> {
  const { env, root, say } = machine;
  if (!root || env.NO_INSTALL) return;
  const look: Machine = { ...machine, env: { ...env, NO_INSTALL: '1' }, say: () => {} };
  const [chromium, shell] = await Promise.all([findChromium, findHeadlessShell].map((find) => find(look).catch(() => undefined)));
  const packages = [
    ...(chromium === undefined ? ['chromium'] : []),
    ...(env.CHROMIUM_PATH || shell !== chromium ? [] : [HEADLESS_SHELL]),
    ...findPrograms(look).missing.map(({ debian }) => debian.join(' ')),
  ];
  if (packages.length === 0) return;
  say(
    `Not on this machine: ${packages.join(', ')}.\nThe tests install this with apt-get, because you are root. NO_INSTALL=1 forbids it; what is missing is then not tested.`,
  );
}
