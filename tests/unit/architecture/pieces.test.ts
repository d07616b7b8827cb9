import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { WIDGETS } from '../../../src/rules/names.ts';
import { pageSchemas, REQUIRED_PAGES } from '../../../src/schema/pages.ts';
import { filesOf } from './import-graph.ts';

// Whoever adds a page or a widget reads here, in one sentence for each, all that it still needs.

type Piece = { piece: string; isThere: boolean };

const has = (file: string): Piece => ({ piece: file, isThere: existsSync(file) });
const text = (file: string): string => readFileSync(file, 'utf8');
const named = (list: readonly string[], name: string, piece: string): Piece => ({
  piece,
  isThere: list.includes(name),
});

/** “The page x still needs a, b and c.” Undefined if nothing is missing. */
function stillNeeds(what: string, pieces: readonly Piece[]): string[] {
  const missing = pieces.flatMap(({ piece, isThere }) => (isThere ? [] : [piece]));
  return missing.length > 0 ? [`${what} still needs ${missing.join(', ')}.`] : [];
}

/** Pages whose template has another name than their content file. */
const TEMPLATES: Record<string, string> = { services: 'services-index', review: 'redirect' };
const routes = text('src/routes.tsx');
const isRequired = (page: string): boolean => (REQUIRED_PAGES as readonly string[]).includes(page);

const pageNeeds = (page: string): string[] =>
  stillNeeds(`The page "${page}"`, [
    named(Object.keys(pageSchemas), page, 'a schema in src/schema/pages.ts'),
    ...(isRequired(page) ? [has(`scripts/new-shop/pages/${page}.yaml`)] : []),
    has(`templates/${TEMPLATES[page] ?? page}.tsx`),
    {
      piece: 'a route in src/routes.tsx',
      isThere: new RegExp(`pages\\.${page}\\b|pages\\['${page}'\\]`).test(routes),
    },
    {
      ...has(`content/schema/page-${page}.schema.json`),
      piece: 'its editor schema (npm run generate)',
    },
  ]);

test('every page has its template, route and editor schema', () => {
  const filed = filesOf('{content,scripts/new-shop,tests/sample}/pages/*.yaml').map((file) =>
    basename(file, '.yaml'),
  );
  expect([...new Set([...Object.keys(pageSchemas), ...filed])].flatMap(pageNeeds)).toEqual([]);
});

const client = text('src/client.ts');
const tools = text('src/components/tool.client.ts');
const scripts = filesOf('src/components/*.client.ts').map((file) => basename(file, '.client.ts'));
const behavior = filesOf('tests/browser/**/*.test.ts')
  .map((file) => `${file}\n${text(file)}`)
  .join('\n');
const isTried = (name: string): Piece => ({
  piece: `tests/browser/behavior/${name}.test.ts, or a test there that names it`,
  isThere: new RegExp(`\\b${name}\\b`).test(behavior),
});

const widgetNeeds = (name: string): string[] =>
  stillNeeds(`The widget "${name}"`, [
    has(`src/components/${name}.client.ts`),
    {
      piece: 'a line in src/client.ts',
      isThere: client.includes(`./components/${name}.client.ts`),
    },
    named(WIDGETS, name, 'its name in WIDGETS (src/rules/names.ts)'),
    isTried(name),
  ]);

const lazyNeeds = (name: string): string[] =>
  stillNeeds(`The script "${name}", which loads on demand,`, [
    has(`src/components/${name}.lazy.client.ts`),
    {
      piece: 'a line in src/components/tool.client.ts, or in the widget that loads it',
      isThere: [tools, ...scripts.map((script) => text(`src/components/${script}.client.ts`))].some(
        (code) => code.includes(`./${name}.lazy.client.ts`),
      ),
    },
    isTried(name),
  ]);

test('every widget has its script, its name, its start and a test', () => {
  expect(WIDGETS.flatMap(widgetNeeds)).toEqual([]);
  expect(
    scripts.flatMap((name) => (name.endsWith('.lazy') ? lazyNeeds(name.replace('.lazy', '')) : [])),
  ).toEqual([]);
});

test('what is missing is said in one sentence', () => {
  expect(pageNeeds('not-there')).toEqual([
    'The page "not-there" still needs a schema in src/schema/pages.ts, templates/not-there.tsx, a route in src/routes.tsx, its editor schema (npm run generate).',
  ]);
  expect(widgetNeeds('not-there')[0]).toContain('a line in src/client.ts, its name in WIDGETS');
  expect(lazyNeeds('not-there')[0]).toContain('a line in src/components/tool.client.ts');
});
