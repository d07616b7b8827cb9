import { chromium } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { CHROMIUM, findChromium } from '../../../../scripts/browser/find-chromium.ts';
import { findPrograms, type Machine } from '../../../../scripts/browser/find-programs.ts';
import { HEADLESS_SHELL, PROGRAMS, tellMissing } from '../../../support/programs.ts';

type FakeMachine = Machine & { ran: string[]; said: string[] };

/**
 * A machine with these programs. `installs` has those that each package or download brings; other
 * installs fail.
 */
function machine(
  programs: string[],
  { env = {}, root = false, installs = {} as Record<string, string> } = {},
): FakeMachine {
  const present = new Set(programs);
  const ran: string[] = [];
  const said: string[] = [];
  return {
    env: { PATH: '/usr/local/bin:/usr/bin', ...env },
    root,
    executable: (path) => present.has(path),
    run: (program, args) => {
      ran.push([program, ...args].join(' '));
      const brought = installs[args.at(-1)!];
      if (brought !== undefined) present.add(brought);
      return args[0] === 'update' || args[0] === '--version' || brought !== undefined;
    },
    say: (line) => said.push(line),
    ran,
    said,
  };
}

const APT = '/usr/bin/apt-get';
const DOWNLOADED = chromium.executablePath();

describe('the search for Chromium', () => {
  test('uses only the browser that CHROMIUM_PATH names, if it is set', () => {
    const here = machine(['/my/browser', '/usr/bin/chromium', '/usr/bin/chromium-headless-shell'], {
      env: { CHROMIUM_PATH: '/my/browser' },
    });
    expect(findChromium(here)).toBe('/my/browser');
    expect(findPrograms({ HEADLESS_SHELL }, here)).toEqual({ HEADLESS_SHELL: '/my/browser' });
    const wrong = machine(['/usr/bin/chromium'], { env: { CHROMIUM_PATH: '/wrong' } });
    expect(() => findChromium(wrong)).toThrow(
      /^CHROMIUM_PATH is \/wrong, which is not a program that can be run\./,
    );
  });

  test.each([
    {
      what: 'one on the PATH',
      programs: ['/usr/local/bin/google-chrome'],
      path: '/usr/local/bin/google-chrome',
      ran: [],
    },
    {
      what: 'one that Playwright has downloaded',
      programs: [DOWNLOADED],
      path: DOWNLOADED,
      ran: [],
    },
    {
      what: 'the Debian package, as root',
      programs: [APT],
      root: true,
      installs: { chromium: '/usr/bin/chromium' },
      path: '/usr/bin/chromium',
      ran: ['apt-get update -q', 'apt-get install -y -q --no-install-recommends chromium'],
    },
    {
      what: 'a download elsewhere',
      programs: [APT],
      installs: { chromium: DOWNLOADED },
      path: DOWNLOADED,
      ran: [expect.stringMatching(/playwright-core\/cli\.js install chromium$/)],
    },
  ])('finds $what', ({ programs, path, ran, ...options }) => {
    const here = machine(programs, options);
    expect([findChromium(here), here.ran]).toEqual([path, ran]);
  });

  test('installs nothing if NO_INSTALL is set, or if the package lists cannot be updated', () => {
    const missing =
      /Install Chromium or Google Chrome \(Debian: apt-get install chromium\), or set CHROMIUM_PATH/;
    const forbidden = machine([APT], { root: true, env: { NO_INSTALL: '1' } });
    expect(() => findChromium(forbidden)).toThrow(missing);
    expect(forbidden.ran).toEqual([]);
    expect(() => findChromium({ ...machine([APT], { root: true }), run: () => false })).toThrow(
      missing,
    );
  });
});

describe('the search for all programs', () => {
  const ALL = {
    firefox: '/usr/bin/firefox-esr',
    webkit: '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
    nginx: '/usr/sbin/nginx',
    apache2: '/usr/sbin/apache2',
    java: '/usr/bin/java',
  };
  const helpers = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];

  test('finds them, also in the folder for root only', () => {
    expect(findPrograms(PROGRAMS, machine([...Object.values(ALL), ...helpers]))).toEqual(ALL);
  });

  test('ignores a Java that does not run, and WebKit without its driver and its screen', () => {
    const { webkit: _, java: __, ...others } = ALL;
    expect(findPrograms(PROGRAMS, { ...machine(Object.values(ALL)), run: () => false })).toEqual(
      others,
    );
  });

  test('names all missing packages, and installs each of them as root, even if another one fails', () => {
    const { nginx: _, apache2, ...others } = ALL;
    const here = machine([APT, '/usr/bin/chromium', ...Object.values(others), ...helpers], {
      root: true,
      installs: { 'media-types': apache2 },
    });
    expect(findPrograms({ CHROMIUM, HEADLESS_SHELL, ...PROGRAMS }, here)).toEqual({
      CHROMIUM: '/usr/bin/chromium',
      ...others,
      apache2,
    });
    expect(here.said[0]).toBe(
      'Not on this machine: chromium-headless-shell, nginx-light, apache2-bin media-types.',
    );
  });
});

test('a missing program is reported on a line, and is an error in CI', () => {
  const { nginx: _, ...found } = Object.fromEntries(
    Object.keys(PROGRAMS).map((name) => [name, `/usr/bin/${name}`]),
  );
  const why =
    'nginx was not found, which is needed to test its configuration (Debian: apt-get install --no-install-recommends nginx-light).';
  const here = machine([]);
  tellMissing(found, here);
  expect(here.said).toEqual([`\nNOT TESTED: ${why}\n`]);
  const ci = machine([], { env: { CI: '1' } });
  expect(() => tellMissing(found, ci)).toThrow(`CI must test everything. ${why}`);
  expect(() => tellMissing({ ...found, nginx: '/n' }, ci)).not.toThrow();
});
