import { spawnSync } from 'node:child_process';
import fg from 'fast-glob';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, test } from 'vitest';
import { parsePage, selectAll, textOf } from '../support/select.ts';

const scratch = mkdtempSync(join(tmpdir(), 'dates-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Builds the real site as of a day, by the command that the README names, and returns its folder. */
function buildFor(day: string, name = day, env: Record<string, string> = {}): string {
  const folder = join(scratch, name);
  const { status, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'build', '--date', day, '--out', folder], { encoding: 'utf8', env: { ...process.env, ...env } });
  if (status !== 0) throw new Error(`The build for ${day} failed.\n${stderr}`);
  return folder;
}

const expiries = (folder: string): string[] => selectAll(parsePage(readFileSync(join(folder, 'coupons.html'), 'utf8')), '.coupon-card').map((card) => /EXP: (\S{8})/.exec(textOf(card))![1]!);
const filesOf = (folder: string): Map<string, string> => new Map(fg.sync('**', { cwd: folder, dot: true }).sort().map((file) => [file, readFileSync(join(folder, file), 'latin1')]));

it.each([
  ['2026-12-31', '01-01-27'],
  ['2026-12-01', '01-01-27'],
  ['2027-02-28', '03-01-27'],
  ['2028-02-29', '03-01-28'],
  ['2026-11-30', '12-01-26'],
  ['2027-06-01', '07-01-27'],
])('as of %s all six coupons run to %s', (day, expiry) => {
  expect(expiries(buildFor(day))).toEqual(Array.from({ length: 6 }, () => expiry));
});

test('two builds of the same day give the same bytes, whatever the time zone and the locale of the machine', () => {
  const [first, second] = [filesOf(buildFor('2026-11-21', 'first')), filesOf(buildFor('2026-11-21', 'second', { TZ: 'Pacific/Auckland', LC_ALL: 'tr_TR.UTF-8' }))];
  expect([...second.keys()]).toEqual([...first.keys()]);
  expect([...first.keys()].filter((file) => first.get(file) !== second.get(file))).toEqual([]);
});

test('only the coupons know the day', () => {
  const [first, second] = [filesOf(buildFor('2026-11-01')), filesOf(buildFor('2027-01-31'))];
  expect([...first.keys()].filter((file) => first.get(file) !== second.get(file))).toEqual(['coupons.html', 'coupons/index.html']);
});
