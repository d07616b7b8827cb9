import { chromium } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { poll } from '../browsers/engines/poll.ts';
import { CHROMIUM, findChromium } from '../../scripts/browser/find-chromium.ts';
import { findPrograms, type Machine } from '../../scripts/browser/find-programs.ts';
import { HEADLESS_SHELL, PROGRAMS, tellMissing } from './programs.ts';
import { serveSite } from '../../scripts/browser/site-server.ts';

type FakeMachine = Machine & { ran: string[]; said: string[] };

/** A machine with these programs. `installs` has those that each package or download brings; other installs fail. */
function machine(programs: string[], { env = {}, root = false, installs = {} as Record<string, string> } = {}): FakeMachine {
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
const MISSING = /^[^\n]*Install Chromium or Google Chrome \(Debian: apt-get install chromium\), or set CHROMIUM_PATH[^\n]*$/;

describe('the search for a browser', () => {
  test('uses only the browser that CHROMIUM_PATH names, if it is set', () => {
    const here = machine(['/my/browser', '/usr/bin/chromium', '/usr/bin/chromium-headless-shell'], {
      env: { CHROMIUM_PATH: '/my/browser' },
    });
    expect(findChromium(here)).toBe('/my/browser');
    expect(findPrograms({ HEADLESS_SHELL }, here)).toEqual({ HEADLESS_SHELL: '/my/browser' });
    expect(() => findChromium(machine(['/usr/bin/chromium'], { env: { CHROMIUM_PATH: '/wrong' } }))).toThrow(
      /^CHROMIUM_PATH is \/wrong, which is not a program that can be run\./,
    );
  });

  test.each(['/usr/bin/chromium', '/usr/local/bin/google-chrome', DOWNLOADED])('finds the browser at %s', (path) => {
    const here = machine([path]);
    expect(findChromium(here)).toBe(path);
    expect(here.ran).toEqual([]);
  });

  test('installs the Debian package as root', () => {
    const here = machine([APT], { root: true, installs: { chromium: '/usr/bin/chromium' } });
    expect(findChromium(here)).toBe('/usr/bin/chromium');
    expect(here.ran).toEqual(['apt-get update -q', 'apt-get install -y -q --no-install-recommends chromium']);
  });

  test('downloads the browser on other systems', () => {
    const here = machine([APT], { installs: { chromium: DOWNLOADED } });
    expect(findChromium(here)).toBe(DOWNLOADED);
    expect(here.ran).toEqual([expect.stringMatching(/playwright-core\/cli\.js install chromium$/)]);
  });

  test('installs nothing if NO_INSTALL is set, or if the package lists cannot be updated', () => {
    const forbidden = machine([APT], { root: true, env: { NO_INSTALL: '1' } });
    expect(() => findChromium(forbidden)).toThrow(MISSING);
    expect(forbidden.ran).toEqual([]);
    const offline = { ...machine([APT], { root: true }), run: () => false };
    expect(() => findChromium(offline)).toThrow(MISSING);
  });
});

describe('the search for all programs', () => {
  const ALL = {
    firefox: '/usr/bin/firefox-esr',
    webkit: '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
    nginx: '/usr/sbin/nginx',
    apache2: '/usr/sbin/apache2',
    caddy: '/usr/bin/caddy',
    java: '/usr/bin/java',
  };
  const helpers = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];

  test('finds them, also in the folder for root only', () => {
    expect(findPrograms(PROGRAMS, machine([...Object.values(ALL), ...helpers]))).toEqual(ALL);
  });

  test('ignores a Java that does not run, and WebKit without its driver and its screen', () => {
    const { webkit: _, java: __, ...others } = ALL;
    expect(findPrograms(PROGRAMS, { ...machine(Object.values(ALL)), run: () => false })).toEqual(others);
  });

  test('names all missing packages, and installs each of them as root, even if another one fails', () => {
    const { nginx: _, apache2, ...others } = ALL;
    const here = machine([APT, '/usr/bin/chromium', ...Object.values(others), ...helpers], {
      root: true,
      installs: { 'media-types': apache2 },
    });
    expect(findPrograms({ CHROMIUM, HEADLESS_SHELL, ...PROGRAMS }, here)).toEqual({ CHROMIUM: '/usr/bin/chromium', ...others, apache2 });
    expect(here.said[0]).toBe('Not on this machine: chromium-headless-shell, nginx-light, apache2-bin media-types.');
  });
});

describe('a missing program', () => {
  const { firefox: _, caddy: __, ...found } = Object.fromEntries(Object.keys(PROGRAMS).map((name) => [name, `/usr/bin/${name}`]));
  const FIREFOX =
    'firefox was not found, which is needed to test in it (FIREFOX_PATH may name one) (Debian: apt-get install --no-install-recommends firefox-esr).';
  const CADDY = 'caddy was not found, which is needed to test its configuration (Debian: apt-get install --no-install-recommends caddy).';

  test('is reported on its own line', () => {
    const here = machine([]);
    tellMissing(found, here);
    expect(here.said).toEqual([`\nNOT TESTED: ${FIREFOX}\n`, `\nNOT TESTED: ${CADDY}\n`]);
  });

  test('is an error in CI', () => {
    const here = machine([], { env: { CI: '1' } });
    expect(() => tellMissing(found, here)).toThrow(`CI must test everything. ${FIREFOX} ${CADDY}`);
    expect(() => tellMissing({ ...found, firefox: '/f', caddy: '/c' }, here)).not.toThrow();
  });
});

test('the server of a test answers as late as the test wants', async () => {
  const site = await serveSite('tests/support/sample-site');
  onTestFinished(() => site.close());
  site.faults.slow = [{ path: /^\/$/, milliseconds: 60 }];
  const started = performance.now();
  expect((await fetch(site.url)).status).toBe(200);
  expect(performance.now() - started).toBeGreaterThan(55);
});

test('waiting in vain fails with the name of the condition and the last error', async () => {
  await expect(poll('the moon is full', () => Promise.reject(new Error('clouds')), 50)).rejects.toThrow(
    'Not so within 0.05 seconds: the moon is full. Last error: clouds',
  );
});
