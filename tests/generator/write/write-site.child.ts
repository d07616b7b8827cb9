// Writes a site and, if told so, dies in the middle of it. Run by write-site.test.ts in a process of its own.
import fs from 'node:fs';
import type { Disk } from '../../../src/generator/write/disk.ts';
import { writeSite } from '../../../src/generator/write/write-site.ts';

const [out, text, diesAt] = process.argv.slice(2) as [string, string, string | undefined];
const die = (): never => {
  process.kill(process.pid, 'SIGKILL');
  // The signal arrives between two instructions.
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
    if (diesAt === 'swap' && renamed++ === 1) die();
    fs.renameSync(from, to);
  },
};
const site = new Map(Array.from({ length: 60 }, (_, page) => [`page-${page}/index.html`, text]));
await writeSite(site, out, { log: (line) => console.log(line) }, disk);
