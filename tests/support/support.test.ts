import { describe, expect, onTestFinished, test } from 'vitest';
import { poll } from '../browsers/engines/poll.ts';
import { findChromium, findHeadlessShell } from '../../scripts/browser/find-chromium.ts';
import type { Machine } from '../../scripts/browser/machine.ts';
import { findPrograms, tellMissing } from './find-programs.ts';
import { sayWhatIsMissing } from './say-what-is-missing.ts';
import { serveSite } from '../../scripts/browser/site-server.ts';

function machine(programs: string[], changes: Partial<Machine> = {}): Machine & { ran: string[]; said: string[] } {
  const ran: string[] = [];
  const said: string[] = [];
  return {
    platform: 'linux',
    env: { PATH: '/usr/local/bin:/usr/bin', HOME: '/home/me' },
    root: false,
    executable: (path) => programs.includes(path),
    run: (program, args) => {
      ran.push([program, ...args].join(' '));
      return false;
    },
    downloaded: () => '/cache/chromium',
    say: (line) => said.push(line),
    ran,
    said,
    ...changes,
  };
}

describe('the search for a browser', () => {
  test('uses only the browser that CHROMIUM_PATH names, if it is set', async () => {
    await expect(findChromium(machine(['/my/browser', '/usr/bin/chromium'], { env: { CHROMIUM_PATH: '/my/browser' } }))).resolves.toBe(
      '/my/browser',
    );
    await expect(findChromium(machine(['/usr/bin/chromium'], { env: { CHROMIUM_PATH: '/wrong' } }))).rejects.toThrow(
      /^CHROMIUM_PATH is \/wrong, which is not a program that can be run\./,
    );
  });

  test.each([
    ['linux', '/usr/bin/chromium'],
    ['linux', '/usr/local/bin/google-chrome'],
    ['linux', '/snap/bin/chromium'],
    ['darwin', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
    ['darwin', '/home/me/Applications/Chromium.app/Contents/MacOS/Chromium'],
    ['win32', 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'],
    ['linux', '/cache/chromium'],
  ] as const)('on %s finds the browser at %s', async (platform, path) => {
    const env = { PATH: '/usr/local/bin:/usr/bin', HOME: '/home/me', PROGRAMFILES: 'C:\\Program Files' };
    const here = machine([path], { platform, env });
    await expect(findChromium(here)).resolves.toBe(path);
    expect(here.ran).toEqual([]);
  });

  test('installs the Debian package as root', async () => {
    const programs: string[] = [];
    const here = machine(programs, { root: true });
    here.run = (program, args) => {
      here.ran.push([program, ...args].join(' '));
      if (args[0] === 'install') programs.push('/usr/bin/chromium');
      return true;
    };
    await expect(findChromium(here)).resolves.toBe('/usr/bin/chromium');
    expect(here.ran).toEqual(['apt-get --version', 'apt-get update -q', 'apt-get install -y -q --no-install-recommends chromium']);
    expect(here.said).toEqual([
      'Updating the package lists with apt-get ... (NO_INSTALL=1 prevents all installs)',
      'Installing chromium with apt-get ...',
    ]);
  });

  test('installs nothing if NO_INSTALL is set, or if the package lists cannot be updated in time', async () => {
    const forbidden = machine([], { root: true, env: { NO_INSTALL: '1' } });
    await expect(findChromium(forbidden)).rejects.toThrow(
      /^[^\n]*Install Chromium or Google Chrome \(Debian: apt-get install chromium\), or set CHROMIUM_PATH[^\n]*$/,
    );
    expect(forbidden.ran).toEqual([]);
    const offline = machine([], { root: true });
    const limits: (number | undefined)[] = [];
    offline.run = (_program, args, seconds) => {
      limits.push(seconds);
      return args[0] === '--version';
    };
    await expect(findChromium(offline)).rejects.toThrow(/Install Chromium/);
    expect(limits).toContain(120);
    expect(offline.said.filter((line) => line.startsWith('Installing'))).toEqual([]);
  });

  test('prefers Chromium without windows for tests, and does without it where it cannot be installed', async () => {
    const both = machine(['/usr/bin/chromium', '/usr/bin/chromium-headless-shell']);
    await expect(findHeadlessShell(both)).resolves.toBe('/usr/bin/chromium-headless-shell');
    await expect(findHeadlessShell(machine(['/usr/bin/chromium'], { root: true }))).resolves.toBe('/usr/bin/chromium');
    const named = { CHROMIUM_PATH: '/my/browser', PATH: '/usr/bin' };
    await expect(findHeadlessShell({ ...both, env: named, executable: () => true })).resolves.toBe('/my/browser');
  });

  test('downloads the browser on other systems', async () => {
    const programs: string[] = [];
    const here = machine(programs);
    here.run = (_program, args) => args.join(' ').endsWith('cli.js install chromium') && programs.push('/cache/chromium') > 0;
    await expect(findChromium(here)).resolves.toBe('/cache/chromium');
  });
});

describe('the search for other programs', () => {
  const ALL = {
    firefox: '/usr/bin/firefox-esr',
    webkit: '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
    nginx: '/usr/sbin/nginx',
    apache2: '/usr/sbin/apache2',
    caddy: '/usr/bin/caddy',
    java: '/usr/bin/java',
  };
  const { nginx: _, apache2, ...others } = ALL;
  const webKitHelpers = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];
  const run: Machine['run'] = (_, args) => args[0] === '--version';

  test('finds them, also in the folder for root only', () => {
    expect(findPrograms(machine([...Object.values(ALL), ...webKitHelpers], { run }))).toEqual({ paths: ALL, missing: [] });
  });

  test('ignores a Java that does not run, and WebKit without its driver and its screen', () => {
    expect(Object.keys(findPrograms(machine(Object.values(ALL))).paths)).toEqual(['firefox', 'nginx', 'apache2', 'caddy']);
  });

  test('installs each Debian package as root, even if another one fails', () => {
    const programs = [...Object.values(others), ...webKitHelpers];
    const here = machine(programs, { root: true });
    here.run = (_, args) => args[0] !== 'install' || (args.includes('apache2-bin') && programs.push(apache2) > 0);
    const { paths, missing } = findPrograms(here);
    expect(paths).toEqual({ ...others, apache2 });
    expect(missing).toMatchObject([
      {
        why: 'nginx was not found, which is needed to test its configuration (Debian: apt-get install --no-install-recommends nginx-light).',
      },
    ]);
    expect(here.said).toContain('Installing apache2-bin media-types with apt-get ...');
  });
});

describe('a missing program', () => {
  test('is named before anything is installed', async () => {
    const here = machine(['/usr/bin/chromium', '/usr/bin/caddy', '/usr/bin/java'], { root: true });
    await sayWhatIsMissing(here);
    expect(here.said).toEqual([
      'Not on this machine: chromium-headless-shell, firefox-esr, webkit2gtk-driver xvfb, nginx-light, apache2-bin media-types, default-jre-headless.\nThe tests install this with apt-get, because you are root. NO_INSTALL=1 forbids it; what is missing is then not tested.',
    ]);
    const complete = machine(['/usr/bin/chromium'], { env: { PATH: '/usr/bin', NO_INSTALL: '1' }, root: true });
    await sayWhatIsMissing(complete);
    expect(complete.said).toEqual([]);
  });

  const missing = [{ why: 'One was not found.' }, { why: 'Two was not found.' }];

  test('is reported on its own line', () => {
    const here = machine([]);
    tellMissing(missing, here);
    expect(here.said).toEqual(['\nNOT TESTED: One was not found.\n', '\nNOT TESTED: Two was not found.\n']);
  });

  test('is an error in CI', () => {
    expect(() => tellMissing(missing, machine([], { env: { CI: '1' } }))).toThrow(
      'CI must test everything. One was not found. Two was not found.',
    );
    expect(() => tellMissing([], machine([], { env: { CI: '1' } }))).not.toThrow();
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
