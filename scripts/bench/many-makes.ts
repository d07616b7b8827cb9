import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { mapTexts } from '../../src/generator/portable.ts';
import { seeded } from '../shared/seeded.ts';

type MakeFile = Record<string, unknown>;

/**
 * Copies the content folder to `to`, and adds invented makes until the site has `pages` pages for
 * makes. Each invented make has the same fields as a real one. Its text differs from the others,
 * and is the same in every run. The menu links to the first invented make, and each one links to
 * the next.
 */
export function writeManyMakes(content: string, to: string, pages: number): void {
  rmSync(to, { recursive: true, force: true });
  cpSync(content, to, { recursive: true });
  const folder = join(to, 'makes');
  const texts = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  const shapes = texts
    .map((text) => parse(text) as MakeFile)
    .filter((make) => !make.brands && !make.electric && !make.lastModelYear);
  const words = new Set(texts.join(' ').match(/\b[a-z]{3,9}\b/g));
  const prose = writer([...words]);
  for (let number = texts.length; number < pages; number++) {
    const id = `make-${number}`;
    const next = number + 1 < pages ? `{page.makes.make-${number + 1}}` : '/';
    const make = {
      ...invented(shapes[number % shapes.length]!, number, next, prose),
      inMenu: number === texts.length,
    };
    writeFileSync(join(folder, `${id}.yaml`), stringify(make, { lineWidth: 100 }));
  }
}

const KEPT = new Set(['body', 'group', 'showReviews', 'showServicesTeaser', 'timing']);

/** A made-up make with the same fields as a real one; each text has as many words. */
function invented(
  shape: MakeFile,
  number: number,
  next: string,
  prose: (words: number) => string,
): MakeFile {
  const name = `Make M${number}`;
  const like = (value: unknown): unknown =>
    mapTexts(value, (text) => prose(text.split(/\s+/).length));
  const make = Object.fromEntries(
    Object.entries(shape).map(([key, value]) => [key, KEPT.has(key) ? value : like(value)]),
  );
  const [first, ...rest] = make.paragraphs as string[];
  return {
    ...make,
    name,
    title: `${name} Service in {town}, {region}`,
    description: `${name}: ${prose(9)} For drivers in {town} and {city}.`,
    paragraphs: [
      `${first} Our {claims.technicians} technicians also know [the next make](${next}).`,
      ...rest,
    ],
    models: (make.models as string[]).map((_, index) => `Model M${number}-${index + 1}`),
  };
}

/** Strings words together: every run gives the same text. */
function writer(words: string[]): (count: number) => string {
  const next = seeded(12_345);
  return (count) => `${Array.from({ length: count }, () => words[next(words.length)]).join(' ')}.`;
}
