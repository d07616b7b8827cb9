import { expect, test } from 'vitest';
import { pagesWithoutCard } from '../../../../src/generator/assets/share-cards.ts';
import type { Route } from '../../../../src/generator/route.ts';

const page = (path: string, file?: string): Route => ({
  kind: 'page',
  path,
  pattern: path,
  contentFile: 'page.yaml',
  head: {
    title: path,
    description: path,
    card: file === undefined ? undefined : { file, svg: () => '' },
  },
  document: <html lang="en" />,
});

const routes = [page('/', 'share/home-1.png'), page('/a', 'share/a-2.png'), page('/404.html')];
const files = new Map([
  ['share/home-1.png', ''],
  ['share/a-1.png', ''],
  ['robots.txt', ''],
]);

test('pages whose card is not drawn yet are listed', () => {
  expect(pagesWithoutCard(routes, files)).toEqual(['/a']);
});
