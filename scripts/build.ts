import { relative, resolve } from 'node:path';
import { type BuildReport, buildSite } from '../src/generator/build-site.ts';
import { dayFrom } from './day.ts';
import { runCommand } from './command.ts';

await runCommand({
  usage: 'npm run build -- [options]',
  about: 'Builds the whole site into dist/, or leaves the last one standing and says why.',
  options: {
    production: { help: 'Refuse stand-ins: everything the owner must supply is there.' },
    date: { value: 'YYYY-MM-DD', help: 'Build as of that day, instead of today in the shop\'s time zone.' },
    out: { value: 'DIR', help: 'Write there instead of dist/.' },
    development: { help: 'For the dev server: nothing is minified, and analytics load their debug script.' },
    timings: { help: 'Show how long each step took, and which two make pages are most alike.' },
  },
  run: async ({ production, development, date, out = 'dist', timings }, root) => {
    const day = date === undefined ? undefined : dayFrom(date);
    const report = await buildSite({ root, out: resolve(root, out), day, now: () => new Date(), production, development, log: (line) => console.log(line) });
    if (timings) printTimings(report);
    const megabytes = (report.bytes / 1e6).toFixed(2);
    console.log(`${report.pages} pages, ${report.files} files, ${megabytes} MB in ${(report.milliseconds / 1000).toFixed(2)} s → ${relative(process.cwd(), resolve(root, out)) || '.'}`);
  },
});

function printTimings({ laps, notes }: BuildReport): void {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  for (const { step, milliseconds } of laps) console.log(`${step.padEnd(12)}${milliseconds.toFixed(0).padStart(6)} ms`);
  console.log(`${'since start'.padEnd(12)}${performance.now().toFixed(0).padStart(6)} ms`);
  console.log(`${'cpu'.padEnd(12)}${((userCPUTime + systemCPUTime) / 1000).toFixed(0).padStart(6)} ms`);
  console.log(`${'peak memory'.padEnd(12)}${String(maxRSS).padStart(6)} kB`);
  for (const note of notes) console.log(note);
}
