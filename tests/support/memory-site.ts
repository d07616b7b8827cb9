import type { NewSite } from '../../src/generator/write/write-site.ts';
import type { Site } from '../../src/generator/site.ts';

/** Steps of a build that keep the site in memory: output file → bytes. Only a build that finishes has files. */
export function memorySite(): { site: Site; steps: { begin: () => NewSite } } {
  const site: Site = new Map();
  const added: Site = new Map();
  return {
    site,
    steps: {
      begin: () => ({
        add: (files, content) => {
          for (const file of files) added.set(file, content);
          return files.length * Buffer.byteLength(content);
        },
        finish: () => {
          for (const [file, content] of added) site.set(file, content);
        },
        close: () => {},
      }),
    },
  };
}
