import { delimiter } from 'node:path';
import { aptInstall, type Machine, onPath, thisMachine } from '../../scripts/browser/machine.ts';

/** Programs that tests run besides browsers: what each is for, and the Debian packages that hold it. */
const PROGRAMS = {
  nginx: { use: 'for its written configuration', debian: ['nginx-light'] },
  // Its package lacks the list of file types that a server reads.
  apache2: { use: 'for its written configuration', debian: ['apache2-bin', 'media-types'] },
  caddy: { use: 'for its written configuration', debian: ['caddy'] },
  java: { use: 'in version 17 or newer, for the Nu checker', debian: ['default-jre-headless'] },
} as const;

export type ProgramName = keyof typeof PROGRAMS;

/** Where the programs of this machine are, and for each missing one a line that says why it is needed and what to install. */
export type Programs = { paths: Partial<Record<ProgramName, string>>; missing: { why: string; debian: readonly string[] }[] };

/** Finds the programs, and installs what it can. */
export function findPrograms(machine: Machine = thisMachine()): Programs {
  const found: Programs = { paths: {}, missing: [] };
  for (const [name, { use, debian }] of Object.entries(PROGRAMS) as [ProgramName, (typeof PROGRAMS)[ProgramName]][]) {
    const path = find(name, machine) ?? (aptInstall(machine, [...debian]) ? find(name, machine) : undefined);
    if (path !== undefined) found.paths[name] = path;
    else
      found.missing.push({
        debian,
        why: `${name} was not found, which is needed ${use} (Debian: apt-get install --no-install-recommends ${debian.join(' ')}).`,
      });
  }
  return found;
}

function find(name: ProgramName, machine: Machine): string | undefined {
  // Servers are in a folder where only root looks for programs.
  const path = onPath([name], { ...machine, env: { PATH: `${machine.env.PATH}${delimiter}/usr/sbin` } });
  // The java of macOS only says where to get Java.
  return path !== undefined && (name !== 'java' || machine.run(path, ['--version'])) ? path : undefined;
}

/** Reports what is not tested because the machine lacks something. In CI, which must test everything, that is an error. */
export function tellMissing(missing: { why: string }[], { env, say }: Pick<Machine, 'env' | 'say'>): void {
  if (env.CI && missing.length > 0) throw new Error(`CI must test everything. ${missing.map(({ why }) => why).join(' ')}`);
  for (const { why } of missing) say(`\nNOT TESTED: ${why}\n`);
}
