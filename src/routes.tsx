import type { ReactElement } from 'react';
import type { Content, Coupon, Make, Pages, Service } from './schema/schema.ts';
import type { Topic } from './components/call-bar.tsx';
import { createSiteContext, type SiteContext } from './site-context.ts';
import { makeAddress } from './rules/page-addresses.ts';
import { shareCardHead, type CardSubject } from './share-card-head.ts';
import { couponExpiry } from './rules/coupon-expiry.ts';
import { autoRepair, breadcrumbs, serviceData } from './rules/structured-data.ts';
import type { RoutesInput } from './generator/site-definition.ts';
import type { Day, Head, PageRoute, RedirectRoute, Route } from './generator/site.ts';
import { AboutPage } from '../templates/about.tsx';
import { CarWashPage } from '../templates/car-wash.tsx';
import { CareersPage } from '../templates/careers.tsx';
import { CouponsPage } from '../templates/coupons.tsx';
import { Document } from '../templates/document.tsx';
import { EmissionsInspectionPage } from '../templates/emissions-inspection.tsx';
import { HomePage } from '../templates/home.tsx';
import { MakePage } from '../templates/make.tsx';
import { NotFoundPage } from '../templates/not-found-page.tsx';
import { Redirect } from '../templates/redirect.tsx';
import { ReviewsPage } from '../templates/reviews.tsx';
import { ServicePage } from '../templates/service.tsx';
import { ServicesIndexPage } from '../templates/services-index.tsx';
import { StateInspectionPage } from '../templates/state-inspection.tsx';

/** The page for unknown paths. Hosts require this name. */
const NOT_FOUND_PATH = '/404.html';

/** The manifest: every address of the site (spec section 2), its head and its page. Only this file connects content and templates. */
export function routes({ content, assets, day, development }: RoutesInput<Content>): Route[] {
  const context = createSiteContext(content, assets);
  const { pages, shop } = content;
  const { area } = pages.home;
  const homeData = autoRepair(
    shop,
    { gas: context.labels.hoursHeading.gas, wash: context.labels.hoursHeading.wash },
    `${shop.origin}/og.png`,
  );

  const manifest: (Page | RedirectRoute)[] = [
    page('/', pages, 'home', { heading: pages.home.hero.lines.join(' '), car: 'suv' }, <HomePage context={context} content={content} />, [
      homeData,
    ]),
    page(
      '/services',
      pages,
      'services',
      { heading: pages.services.heading, place: 'bays' },
      <ServicesIndexPage context={context} page={pages.services} />,
      [trail(context, [context.labels.services, '/services'])],
    ),
    ...content.services.map((service) => serviceRoute(context, content, service, day)),
    ...content.makes.map((make) => makeRoute(context, content, make, day.year)),
    page(
      '/coupons',
      pages,
      'coupons',
      { heading: pages.coupons.heading, place: 'counter' },
      <CouponsPage context={context} page={pages.coupons} coupons={content.coupons} expiry={couponExpiry(day)} />,
    ),
    page(
      '/reviews',
      pages,
      'reviews',
      { heading: pages.reviews.heading, place: 'counter' },
      <ReviewsPage context={context} page={pages.reviews} reviews={content.reviews} />,
    ),
    {
      kind: 'redirect',
      path: '/review',
      source: 'content/pages/review.yaml',
      to: context.urls.reviews,
      document: <Redirect to={context.urls.reviews} page={pages.review} />,
    },
    page(
      '/about',
      pages,
      'about',
      { heading: pages.about.heading, place: pages.about.art },
      <AboutPage context={context} page={pages.about} area={area} />,
    ),
    page(
      '/car-wash',
      pages,
      'car-wash',
      { heading: pages['car-wash'].heading, place: 'wash' },
      <CarWashPage context={context} page={pages['car-wash']} area={area} />,
    ),
    page(
      '/careers',
      pages,
      'careers',
      { heading: pages.careers.heading, place: pages.careers.art },
      <CareersPage context={context} page={pages.careers} />,
    ),
    notFoundRoute(context, pages['not-found']),
  ];
  return manifest.map((entry) => (entry.kind === 'page' ? inDocument(context, entry, development) : entry));
}

/** A page before its body is put in the document. */
type Page = Omit<PageRoute, 'document'> & { body: ReactElement; card?: CardSubject; topic?: Topic };

function inDocument(context: SiteContext, { body, card, topic, ...page }: Page, development: boolean): PageRoute {
  const { path, pattern } = page;
  const head: Head = { ...page.head, ...(card && shareCardHead(context, path, card)) };
  return {
    ...page,
    head,
    document: (
      <Document context={context} head={head} path={path} pattern={pattern} development={development} topic={topic}>
        {body}
      </Document>
    ),
  };
}

type HeadedPage = Exclude<keyof Pages, 'not-found' | 'review'>;

function page(path: string, pages: Pages, name: HeadedPage, card: CardSubject, body: Page['body'], structuredData?: object[]): Page {
  const { title, description } = pages[name];
  return {
    kind: 'page',
    path,
    pattern: path,
    source: `content/pages/${name}.yaml`,
    head: { title, description, structuredData },
    card,
    body,
  };
}

function serviceRoute(context: SiteContext, content: Content, service: Service, day: Day): Page {
  const { path } = service;
  const { labels, shop } = context;
  const data = serviceData(shop, service);
  const head: Head = {
    title: service.title,
    description: service.description,
    structuredData: [data, trail(context, [labels.services, '/services'], [service.name, path])],
  };
  return {
    kind: 'page',
    path,
    pattern: path,
    source: service.file,
    head,
    card: { heading: service.heading, number: service.number, part: service.art },
    topic: { service: service.name },
    body: serviceBody(context, content, service, day),
  };
}

function serviceBody(context: SiteContext, { inspections, coupons, complaints }: Content, service: Service, { year }: Day): Page['body'] {
  switch (service.kind) {
    case 'state-inspection':
      return <StateInspectionPage context={context} service={service} inspection={inspections.state} />;
    case 'emissions-inspection':
      return <EmissionsInspectionPage context={context} service={service} inspection={inspections.emissions} year={year} />;
    default:
      return (
        <ServicePage
          context={context}
          service={service}
          coupon={couponFor(service, coupons)}
          complaints={service.kind === 'diagnostics' ? complaints : undefined}
        />
      );
  }
}

function couponFor(service: Service, coupons: Coupon[]): Coupon | undefined {
  return coupons.find((coupon) => coupon.service === service.id);
}

function makeRoute(context: SiteContext, content: Content, make: Make, year: number): Page {
  const { path } = make;
  const head: Head = { title: make.title, description: make.description, structuredData: [trail(context, [make.name, path])] };
  return {
    kind: 'page',
    path,
    pattern: makeAddress(context.shop.area, '[make]'),
    source: make.file,
    head,
    card: { heading: make.name, car: make.body },
    topic: { make: make.name },
    body: <MakePage context={context} make={make} content={content} year={year} />,
  };
}

function notFoundRoute(context: SiteContext, content: Pages['not-found']): Page {
  const head: Head = { title: content.title, description: content.intro, robots: 'noindex' };
  return {
    kind: 'page',
    path: NOT_FOUND_PATH,
    pattern: '/404',
    source: 'content/pages/not-found.yaml',
    head,
    body: <NotFoundPage context={context} page={content} />,
  };
}

function trail(context: SiteContext, ...steps: [name: string, path: string][]): object {
  return breadcrumbs(
    context.shop.origin,
    [[context.labels.breadcrumbHome, '/'] as const, ...steps].map(([name, path]) => ({ name, path })),
  );
}
