import type { Site } from '../../src/generator/site.ts';
import type { Disk } from '../../src/generator/write/disk.ts';
import { writeSite } from '../../src/generator/write/write-site.ts';

/** Replaces a folder with a whole site, as a build does. */
export function writeAll(site: Site, path: string, disk?: Disk): void {
  const out = writeSite(path, disk);
  try {
    for (const [file, content] of site) out.add([file], content);
    out.finish();
  } finally {
    out.close();
  }
}
