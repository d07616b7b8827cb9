import type { ReactElement } from 'react';
import type { PageRoute, RedirectRoute, Route, RoutesInput } from '../../src/generator/index.ts';
import type { Workshop } from './content-model.ts';
import { Home, Moved, NotFound, Page, Repair } from './pages.tsx';

/** Every address of the workshop's site. */
export function routes(input: RoutesInput<Workshop>): Route[] {
  const { home, repairs } = input.content;
  const page = (
    path: string,
    pattern: string,
    source: string,
    { title, description }: { title: string; description: string },
    body: ReactElement,
    robots?: 'noindex',
  ): PageRoute => {
    const head = { title, description, robots };
    return {
      kind: 'page',
      path,
      pattern,
      source,
      head,
      document: (
        <Page {...input} path={path} head={head}>
          {body}
        </Page>
      ),
    };
  };
  // In a variable of its own, a mistake in it is reported once, and not at each item of the list too.
  const findUs: RedirectRoute = {
    kind: 'redirect',
    path: '/find-us',
    source: 'content/workshop.yaml',
    to: 'https://maps.example/workshop',
    document: <Moved to="https://maps.example/workshop" />,
  };
  return [
    page('/', '/', 'content/home.yaml', home, <Home {...input} />),
    ...repairs.map((repair) =>
      page(`/repairs/${repair.id}`, '/repairs/[repair]', repair.file, repair, <Repair {...input} repair={repair} />),
    ),
    findUs,
    page(
      '/404.html',
      '/404',
      'content/home.yaml',
      { title: 'There is no such page', description: 'Nothing is here.' },
      <NotFound />,
      'noindex',
    ),
  ];
}
