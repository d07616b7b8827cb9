import {
  isExecutable,
  onPath,
  type Program,
  succeeds,
} from '../../scripts/browser/find-programs.ts';

/**
 * Chromium without windows, for tests: a new page costs a fifth of the processor time. Its pixels
 * differ a little.
 */
export const HEADLESS_SHELL: Program = {
  find: () => process.env.CHROMIUM_PATH || onPath(['chromium-headless-shell']),
  debian: ['chromium-headless-shell'],
};

const MINI_BROWSER = ['x86_64', 'aarch64'].flatMap((cpu) =>
  ['4.1', '6.0', '4.0'].map((api) => `/usr/lib/${cpu}-linux-gnu/webkit2gtk-${api}/MiniBrowser`),
);

/** Servers are in a folder where only root looks for programs. */
const server = (name: string, debian = [name]): Program & { use: string } => ({
  find: () => onPath([name], '/usr/sbin'),
  debian,
  use: 'to test its configuration',
});

/** Programs that tests run besides Chromium, and for what. */
export const PROGRAMS = {
  firefox: {
    find: () => process.env.FIREFOX_PATH || onPath(['firefox-esr', 'firefox']),
    debian: ['firefox-esr'],
    use: 'to test in it (FIREFOX_PATH may name one)',
  },
  webkit: {
    find: () => onPath(['WebKitWebDriver']) && onPath(['Xvfb']) && MINI_BROWSER.find(isExecutable),
    debian: ['webkit2gtk-driver', 'xvfb'],
    use: 'to test in it, on Linux',
  },
  nginx: server('nginx', ['nginx-light']),
  // The package apache2-bin has no list of media types.
  apache2: server('apache2', ['apache2-bin', 'media-types']),
  java: {
    // On macOS, `java` may be a placeholder that only says how to get Java.
    find: () =>
      [onPath(['java'])].find((path) => path !== undefined && succeeds(path, ['--version'], 60)),
    debian: ['default-jre-headless'],
    use: 'in version 17 or newer, for the Nu checker',
  },
} satisfies Record<string, Program & { use: string }>;

export type Paths = Partial<Record<keyof typeof PROGRAMS, string>>;

/** Prints which tests a missing program prevents. In CI, throws instead. */
export function tellMissing(paths: Paths): void {
  const missing = (Object.keys(PROGRAMS) as (keyof Paths)[]).filter(
    (name) => paths[name] === undefined,
  );
  const why = missing.map((name) => {
    const { use, debian } = PROGRAMS[name];
    return `${name} was not found, which is needed ${use} (Debian: apt-get install --no-install-recommends ${debian.join(' ')}).`;
  });
  if (process.env.CI && why.length > 0)
    throw new Error(`CI must test everything. ${why.join(' ')}`);
  for (const line of why) console.error(`\nNOT TESTED: ${line}\n`);
}
