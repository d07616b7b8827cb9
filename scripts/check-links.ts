import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { LinkChecker } from 'linkinator';
import { runCommand } from './command.ts';
import { listen } from './listen.ts';
import { hostServer } from './serve/host-server.ts';

await runCommand({
  usage: 'npm run links -- [options]',
  about: 'Follows every link of the built site over HTTP and reports the broken ones.',
  options: {
    external: { help: 'Follow links to other sites too. Needs the network.' },
    out: { value: 'DIR', help: 'Folder of the site (dist).' },
  },
  run: async ({ external, out = 'dist' }, root) => {
    const folder = resolve(root, out);
    const server = hostServer(folder);
    const home = `http://localhost:${await listen(server, 0)}`;
    try {
      return await followLinks(home, pagePaths(folder), external);
    } finally {
      server.close();
      server.closeAllConnections();
    }
  },
});

async function followLinks(home: string, paths: string[], external: boolean): Promise<number> {
  const start = performance.now();
  // Pages link to themselves by their public address, which is not this server and may not exist yet.
  const isOutside = (link: string): boolean => !link.startsWith(`${home}/`) && link !== home;
  const result = await new LinkChecker().check({
    path: paths.map((path) => home + path),
    recurse: true,
    concurrency: 20,
    timeout: 20_000,
    linksToSkip: async (link) => isOutside(link) && !(external && /^https?:/.test(link) && !/\.example(?:[/:]|$)/.test(link)),
  });
  const broken = result.links.filter(({ state }) => state === 'BROKEN');
  for (const { url, status, parent } of broken)
    console.error(`${parent?.replace(home, '') || '/'} links to ${url.replace(home, '')}, which answers ${status || 'nothing'}.`);
  const followed = result.links.filter(({ state }) => state !== 'SKIPPED');
  console.log(
    `${followed.length} links followed from ${paths.length} pages, ${broken.length} broken, in ${((performance.now() - start) / 1000).toFixed(1)} s${external ? '' : ' (links to other sites: --external)'}`,
  );
  return broken.length > 0 ? 1 : 0;
}

/** Every page in the sitemap, and the not-found page. */
function pagePaths(folder: string): string[] {
  const urls = [...readFileSync(join(folder, 'sitemap.xml'), 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)];
  return [...urls.map(([, url]) => new URL(url!).pathname), '/404.html'];
}
