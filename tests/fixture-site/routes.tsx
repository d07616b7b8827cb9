import type { ReactElement } from 'react';
import type {
  Head,
  PageRoute,
  RedirectRoute,
  Route,
  RoutesInput,
} from '../../src/generator/index.ts';
import type { Workshop } from './content-model.ts';
import { Home, Moved, NotFound, Page, Repair } from './pages.tsx';

const NOWHERE: Head = {
  title: 'There is no such page',
  description: 'Nothing is here.',
  robots: 'noindex',
};

/** Every address of the workshop's site. */
export function routes(input: RoutesInput<Workshop>): Route[] {
  const { home, repairs } = input.content;
  const page = (
    path: string,
    contentFile: string,
    { title, description, robots }: Head,
    body: ReactElement,
  ): PageRoute => {
    const head = { title, description, robots };
    const document = (
      <Page {...input} path={path} head={head}>
        {body}
      </Page>
    );
    return { kind: 'page', path, contentFile, head, document };
  };
  // In its own variable, TypeScript reports a mistake in it only once, not at each item of the
  // list.
  const findUs: RedirectRoute = {
    kind: 'redirect',
    path: '/find-us',
    contentFile: 'workshop.yaml',
    to: 'https://maps.example/workshop',
    document: <Moved to="https://maps.example/workshop" />,
  };
  return [
    page('/', 'home.yaml', home, <Home {...input} />),
    ...repairs.map((repair) =>
      page(`/repairs/${repair.id}`, repair.file, repair, <Repair {...input} repair={repair} />),
    ),
    findUs,
    page('/404.html', 'home.yaml', NOWHERE, <NotFound />),
  ];
}
