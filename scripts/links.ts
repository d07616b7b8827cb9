import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { BuildError, groupBy } from '../src/generator/portable.ts';
import { runCommand } from './shared/command.ts';

const OTHER_SITES = '^https?://(?!localhost[:/])';
/** Stand-ins have these addresses, which no one can register. */
const RESERVED = '[.]example([:/]|$)';

void runCommand({
  usage: 'npm run links -- [options]',
  about:
    'Follows every link of dist/. Names each broken one, with its pages. Exits 1 if there is one.',
  options: { external: { help: 'Also follow the links to other sites.' } },
  run: async ({ external }, root) => {
    // Relative: the checker would read some characters of a whole path, such as [ and ], as a
    // pattern.
    const serverRoot = relative(process.cwd(), join(root, 'dist')) || '.';
    if (!existsSync(join(serverRoot, 'index.html')))
      throw new BuildError('There is no site in dist/ yet. npm run build writes one.');
    const { LinkChecker, LinkState } = await import('linkinator');
    const { links } = await new LinkChecker().check({
      // Start at every file: pages without a link to them are read, too, and both files of a page.
      path: '**/*.html',
      serverRoot,
      linksToSkip: [external ? RESERVED : OTHER_SITES],
    });
    const broken = groupBy(
      links.filter(({ state }) => state === LinkState.BROKEN),
      ({ status, url }) => `${status || 'no answer'}  ${url}`,
    );
    for (const [answer, same] of broken)
      console.log(`${answer}\n    on ${firstThree(same.map(({ parent = '' }) => parent))}`);
    const count = new Set(links.map(({ url }) => url)).size;
    console.log(`${count} links, ${broken.size === 0 ? 'none' : broken.size} of them broken.`);
    return broken.size === 0 ? 0 : 1;
  },
});

function firstThree(pages: readonly string[]): string {
  const more = pages.length - 3;
  return pages.slice(0, 3).join(', ') + (more > 0 ? `, and ${more} more` : '');
}
