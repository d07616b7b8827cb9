import { cpSync, existsSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A kind of change: the file to save, its text with the number of the save, and where an open page shows that number. */
export type Change = { what: string; file: string; edit: (text: string, save: number) => string; shown: string };

/** A copy of a project, the command that serves it while somebody works on it, and the changes to measure. */
export type DevProject = {
  name: string;
  root: string;
  command: (port: number) => string[];
  env?: Record<string, string>;
  page: string;
  changes: Change[];
};

const HEADING = "/\\d+$/.exec(document.querySelector('h1')?.textContent ?? '')?.[0]";
const ATTRIBUTE = 'document.documentElement.dataset.saved';
const PROPERTY = "getComputedStyle(document.documentElement).getPropertyValue('--saved').trim()";

const addAttribute = (text: string, save: number): string => text.replace('<html', `<html data-saved="${save}"`);
const addProperty = (text: string, save: number): string => `${text}\n:root { --saved: ${save}; }\n`;
const addStatement = (text: string, save: number): string => `${text}\n${ATTRIBUTE} = '${save}';\n`;

/** A copy of this project, on the page /about. */
export function thisProject(root: string): DevProject {
  const copy = mkdtempSync(join(tmpdir(), 'bench-dev-'));
  for (const part of ['content', 'public', 'scripts', 'src', 'templates', 'package.json', 'tsconfig.json'])
    cpSync(join(root, part), join(copy, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  const content = 'content/pages/about.yaml';
  return {
    name: 'this',
    root: copy,
    command: (port) => [process.execPath, 'scripts/run.mjs', 'dev', '--port', String(port)],
    page: '/about',
    changes: [
      { what: 'content', file: content, edit: (text, save) => text.replace(/^heading: .*$/m, `heading: Saved ${save}`), shown: HEADING },
      { what: 'template', file: 'templates/document.tsx', edit: addAttribute, shown: ATTRIBUTE },
      { what: 'style', file: 'src/styles/base.css', edit: addProperty, shown: PROPERTY },
      { what: 'script', file: 'src/client.ts', edit: addStatement, shown: ATTRIBUTE },
    ],
  };
}

/** A copy of Astro's project with its 64 bare pages, on its home page. `peers` is the prepared folder of the comparison. */
export function astroProject(peers: string, node: string | undefined): DevProject {
  const copy = mkdtempSync(join(tmpdir(), 'bench-astro-'));
  for (const part of ['src', 'astro.config.mjs', 'package.json']) cpSync(join(peers, 'astro', part), join(copy, part), { recursive: true });
  // Vite keeps files under node_modules/.vite, so the folder is real and its packages are links.
  cpSync(join(peers, 'astro/node_modules'), join(copy, 'node_modules'), { recursive: true, verbatimSymlinks: true });
  const fixture = join(peers, 'fixtures/64');
  if (!existsSync(fixture)) throw new Error(`${fixture} is missing: prepare the peer for 64 pages first.`);
  // A file that Astro reads by itself would not reload the page. One that it imports does.
  cpSync(join(fixture, 'data.json'), join(copy, 'src/data.json'));
  writeFileSync(join(copy, 'src/data.mjs'), "import data from './data.json';\n\nexport const { site, pages } = data;\n");
  return {
    name: 'astro',
    root: copy,
    command: (port) => [join(node ?? '', 'node'), 'node_modules/astro/bin/astro.mjs', 'dev', '--port', String(port)],
    env: { ASTRO_TELEMETRY_DISABLED: '1', FIXTURE: fixture },
    page: '/',
    changes: [
      {
        what: 'content',
        file: 'src/data.json',
        edit: (text, save) => text.replace(/("banner":\{"heading":)"[^"]*"/, `$1"Saved ${save}"`),
        shown: HEADING,
      },
      { what: 'template', file: 'src/layouts/Layout.astro', edit: addAttribute, shown: ATTRIBUTE },
      { what: 'style', file: 'src/style.css', edit: addProperty, shown: PROPERTY },
      { what: 'script', file: 'src/menu.js', edit: addStatement, shown: ATTRIBUTE },
    ],
  };
}
