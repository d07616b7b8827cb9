import { expect, test } from 'vitest';
import { calendarFile } from '../../../src/rules/calendar-file.ts';

const NOW = new Date('2026-11-22T10:05:09.321Z');
const TEXTS = {
  title: 'Inspection; due, soon',
  notes: 'First line\nC:\\second',
  place: 'Sample & Sons, 5 Main St',
  url: 'https://www.sample.example/services/state',
};
const SPAN = { from: { year: 2026, month: 12, day: 25 }, to: { year: 2026, month: 12, day: 31 } };

test('an all-day entry includes its last day, and special characters are escaped', () => {
  const lines = String.raw`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//www.sample.example//EN
BEGIN:VEVENT
UID:20261225-20261231-services-state@www.sample.example
DTSTAMP:20261122T100509Z
DTSTART;VALUE=DATE:20261225
DTEND;VALUE=DATE:20270101
SUMMARY:Inspection\; due\, soon
DESCRIPTION:First line\nC:\\second
LOCATION:Sample & Sons\, 5 Main St
URL:https://www.sample.example/services/state
TRANSP:TRANSPARENT
END:VEVENT
END:VCALENDAR
`.split('\n');
  expect(calendarFile(TEXTS, [SPAN], NOW).split('\r\n')).toEqual(lines);
});

test('lines are folded at 75 bytes, never inside a character', () => {
  const notes = `${'Ünïcödé ← '.repeat(30)}end`;
  const file = calendarFile({ ...TEXTS, notes }, [SPAN], NOW);
  const sizes = file.split('\r\n').map((line) => Buffer.byteLength(line));
  expect(Math.max(...sizes)).toBe(75);
  expect(file).not.toContain('\ufffd');
  expect(file.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${notes}\r\n`);
});

test('each span of days is an entry of its own, with its own id', () => {
  const lastDay = { from: SPAN.to, to: SPAN.to };
  const lines = calendarFile(TEXTS, [SPAN, lastDay], NOW).match(/^(UID|DTSTART).*$/gm);
  expect(new Set(lines).size).toBe(4);
});
