// Writes a site and kills itself at the step that its arguments name. write-site.test.ts runs it as a separate process.
import fs from 'node:fs';
import type { Disk } from '../../src/generator/write/disk.ts';
import { writeAll } from './write-all.ts';

const [out, text, diesAt] = process.argv.slice(2) as [string, string, string | undefined];
const die = (): never => {
  process.kill(process.pid, 'SIGKILL');
  // Wait: the signal may arrive a moment later.
  for (;;);
};
let written = 0;
let renamed = 0;
const disk: Disk = {
  ...fs,
  writeFileSync: ((...args: Parameters<typeof fs.writeFileSync>) => {
    if (diesAt === 'file' && written++ === 3) die();
    fs.writeFileSync(...args);
  }) as typeof fs.writeFileSync,
  renameSync: (from, to) => {
    if (renamed++ === 1 && diesAt === 'swap') die();
    fs.renameSync(from, to);
  },
  rmSync: (path, options) => {
    if (diesAt === 'removal' && renamed > 2) {
      fs.rmSync(`${path}/index.html`);
      die();
    }
    fs.rmSync(path, options);
  },
};
const site = new Map(Array.from({ length: 60 }, (_, page) => [`page-${page}/index.html`, text]));
writeAll(site, out, disk);
