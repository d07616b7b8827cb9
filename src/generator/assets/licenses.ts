import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BuildError } from '../build-error.ts';

/**
 * The file with the licenses of everything that browsers load. The script's first line names it.
 */
export const LICENSES_FILE = 'licenses.txt';

/**
 * Third-party work in the project that is not a package: its name with a version, its SPDX license,
 * and the file with the license text.
 */
export type Notice = { name: string; license: string; file: string };

type PackageJson = {
  name: string;
  version: string;
  license?: string;
  repository?: string | { url?: string };
};

/**
 * The text that lists all third-party work that browsers load, with licenses and sources. `inputs`
 * are the bundler's input files; they show which packages are used. Throws a BuildError for a
 * package without a license.
 */
export function licensesText(
  root: string,
  inputs: Iterable<string>,
  notices: readonly Notice[],
): string {
  const packages = new Set(
    [...inputs].flatMap(
      (input) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(input)?.[0] ?? [],
    ),
  );
  const entries = [
    ...[...packages].sort().map((folder) => packageEntry(join(root, folder))),
    ...notices.map(({ name, license, file }) =>
      entry([name, `License: ${license}`], readFileSync(join(root, file), 'utf8')),
    ),
  ];
  return `Parts of this website are the work of others. They are used under these licenses.\n${entries.join('')}`;
}

function packageEntry(folder: string): string {
  const { name, version, license, repository } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as PackageJson;
  const file = readdirSync(folder).find((other) => /^licen[sc]e(\.|$)/i.test(other));
  if (license === undefined || file === undefined)
    throw new BuildError(
      `The package ${name} goes to browsers but ships no license. Use another one, or ask its authors for a license.`,
    );
  const url = typeof repository === 'string' ? repository : repository?.url;
  const source =
    url?.replace(/^git\+|\.git$/g, '').replace(/^github:/, 'https://github.com/') ??
    `https://www.npmjs.com/package/${name}`;
  return entry(
    [`${name} ${version}`, `License: ${license}`, `Source: ${source}`],
    readFileSync(join(folder, file), 'utf8'),
  );
}

const entry = (lines: string[], text: string): string =>
  `\n${'-'.repeat(70)}\n${lines.join('\n')}\n\n${text.trim()}\n`;
