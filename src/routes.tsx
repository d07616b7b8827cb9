import type { ReactElement } from 'react';
import type { Content, Make, Pages, Service } from './schema/content.ts';
import { createSiteContext, type SiteContext } from './site-context.ts';
import { addressOfMake } from './rules/page-addresses.ts';
import { type CardDrawing, type CardSubject, shareCardHead } from './share-card-head.ts';
import { contentOnDay } from './rules/content-on-day.ts';
import { couponExpiry } from './rules/coupon-expiry.ts';
import { couponService } from './rules/coupon-service.ts';
import { type AddressMove, movedAddresses } from './rules/moved-addresses.ts';
import { mailLink } from './rules/mail-link.ts';
import { autoRepair, breadcrumbs, serviceData } from './rules/structured-data.ts';
import type { Day, Head, PageRoute, RedirectRoute, Route, RoutesInput } from './generator/index.ts';
import { canonicalUrl, NOT_FOUND_PATH } from './generator/portable.ts';
import { AboutPage } from '../templates/about.tsx';
import { CarWashPage } from '../templates/car-wash.tsx';
import { CareersPage, NoJobsPage } from '../templates/careers.tsx';
import { CouponsPage } from '../templates/coupons.tsx';
import { Document } from '../templates/document.tsx';
import { EmissionsInspectionPage } from '../templates/emissions-inspection.tsx';
import { HomePage } from '../templates/home.tsx';
import { MakePage } from '../templates/make.tsx';
import { NotFoundPage } from '../templates/not-found.tsx';
import { Redirect } from '../templates/redirect.tsx';
import { ReviewsPage } from '../templates/reviews.tsx';
import { ServicePage } from '../templates/service.tsx';
import { ServicesIndexPage } from '../templates/services-index.tsx';
import { StateInspectionPage } from '../templates/state-inspection.tsx';

/**
 * The manifest: every address of the site (spec section 2), its head and its page. Only this file
 * connects content and templates.
 */
export function routes({
  content: undatedContent,
  assets,
  day,
  development,
}: RoutesInput<Content>): Route[] {
  const content = contentOnDay(undatedContent, day);
  const context = createSiteContext(content, assets, day);
  const { pages } = content;
  const { area } = pages.home;
  const makes = new Map(content.makes.map((make) => [make.id, make]));
  const servicesBreadcrumbs = breadcrumbsFromHome(context, [context.labels.services, '/services']);

  const manifest: (BodyRoute | RedirectRoute)[] = [
    homeRoute(context, content, day),
    pageNamed(
      'services',
      pages.services,
      { scene: 'bays' },
      <ServicesIndexPage
        context={context}
        page={pages.services}
        complaints={content.complaintTexts.complaints}
      />,
      [servicesBreadcrumbs],
    ),
    ...content.services.map((service) => routeOfService(context, content, service, day)),
    ...content.makes.map((make) => routeOfMake(context, content, makes, make, day.year)),
    pageNamed(
      'coupons',
      pages.coupons,
      { scene: 'counter' },
      <CouponsPage
        context={context}
        page={pages.coupons}
        coupons={content.coupons}
        expiry={couponExpiry(day)}
      />,
    ),
    pageNamed(
      'reviews',
      pages.reviews,
      { scene: 'counter' },
      <ReviewsPage context={context} page={pages.reviews} reviews={content.reviews} />,
    ),
    reviewRoute(context, pages),
    pageNamed(
      'about',
      pages.about,
      { scene: 'bays' },
      <AboutPage context={context} page={pages.about} area={area} />,
    ),
    ...carWashRoute(context, pages),
    careersRoute(context, pages),
    ...movedAddresses(context.shop, content.services, content.makes).map((moved) =>
      movedAddressRoute(context, moved),
    ),
    notFoundRoute(context, pages['not-found']),
  ];
  return manifest.map((entry) =>
    'body' in entry ? inDocument(context, entry, development) : entry,
  );
}

/** A page whose body is not yet in the document. Without `pattern`, its path is its pattern. */
type BodyRoute = Pick<PageRoute, 'path' | 'contentFile' | 'head'> & {
  pattern?: string;
  body: ReactElement;
  card?: CardSubject;
};

function inDocument(
  context: SiteContext,
  { path, pattern = path, contentFile, head: ownHead, body, card }: BodyRoute,
  development: boolean,
): PageRoute {
  const head: Head = { ...ownHead, ...(card && shareCardHead(context, path, card)) };
  const document = (
    <Document context={context} head={head} path={path} pattern={pattern} development={development}>
      {body}
    </Document>
  );
  return { kind: 'page', path, contentFile, head, document };
}

function homeRoute(context: SiteContext, content: Content, day: Day): BodyRoute {
  const { shop, pages } = content;
  const { title, description, hero } = pages.home;
  return {
    path: '/',
    contentFile: 'pages/home.yaml',
    head: {
      title,
      description,
      structuredData: [
        autoRepair(shop, context.labels.hoursHeading, day, shop.origin + context.shareImage.src),
      ],
    },
    card: { heading: hero.lines.join(' '), car: 'suv' },
    body: <HomePage context={context} content={content} />,
  };
}

/** A page whose address is the name of its content file. */
function pageNamed(
  name: Exclude<keyof Pages, 'home' | 'not-found' | 'review'>,
  texts: Head & { heading: string },
  drawing: CardDrawing,
  body: ReactElement,
  structuredData?: object[],
): BodyRoute {
  const { title, description, heading } = texts;
  const path = `/${name}`;
  const contentFile = `pages/${name}.yaml`;
  return {
    path,
    contentFile,
    head: { title, description, structuredData },
    card: { heading, ...drawing },
    body,
  };
}

function reviewRoute({ urls }: SiteContext, pages: Pages): RedirectRoute {
  const document = <Redirect to={urls.reviews} page={pages.review} />;
  return {
    kind: 'redirect',
    path: '/review',
    contentFile: 'pages/review.yaml',
    to: urls.reviews,
    document,
  };
}

/** The checks of content make sure that a car wash has hours and a page, or neither. */
function carWashRoute(context: SiteContext, pages: Pages): BodyRoute[] {
  const texts = pages['car-wash'];
  if (!texts) return [];
  const body = <CarWashPage context={context} page={texts} area={pages.home.area} />;
  return [pageNamed('car-wash', texts, { scene: 'wash' }, body)];
}

function careersRoute(context: SiteContext, pages: Pages): BodyRoute {
  const { art, apply, hiring, noJobs } = pages.careers;
  if (hiring === 'no' && noJobs) {
    const { paragraph, ...head } = noJobs;
    const careers = { ...pages.careers, ...head };
    return pageNamed(
      'careers',
      careers,
      { scene: art },
      <NoJobsPage context={context} page={careers} paragraph={paragraph} />,
    );
  }
  const mailbox = context.shop.careersEmail ?? context.shop.email;
  const mailto = mailLink(mailbox, apply.subject);
  const body = (
    <CareersPage context={context} page={pages.careers} mailbox={mailbox} mailto={mailto} />
  );
  return pageNamed('careers', pages.careers, { scene: art }, body);
}

function routeOfService(
  context: SiteContext,
  content: Content,
  service: Service,
  day: Day,
): BodyRoute {
  const { path } = service;
  const { labels, shop } = context;
  const data = serviceData(shop, service);
  const head: Head = {
    title: service.title,
    description: service.description,
    structuredData: [
      data,
      breadcrumbsFromHome(context, [labels.services, '/services'], [service.name, path]),
    ],
  };
  return {
    path,
    contentFile: service.file,
    head,
    card: { heading: service.heading, number: service.number, service: service.art },
    body: serviceBody(context, content, service, day),
  };
}

function serviceBody(
  context: SiteContext,
  { inspections, coupons, complaintTexts }: Content,
  service: Service,
  { year }: Day,
): BodyRoute['body'] {
  // The checks of content make sure that each inspection has its file.
  switch (service.kind) {
    case 'state-inspection':
      return (
        <StateInspectionPage context={context} service={service} inspection={inspections.state!} />
      );
    case 'emissions-inspection':
      return (
        <EmissionsInspectionPage
          context={context}
          service={service}
          inspection={inspections.emissions!}
          lastCar={inspections.state?.lastCar}
          year={year}
        />
      );
    default:
      return (
        <ServicePage
          context={context}
          service={service}
          coupons={coupons.filter((coupon) => couponService(coupon) === service.id)}
          complaintTexts={service.kind === 'diagnostics' ? complaintTexts : undefined}
        />
      );
  }
}

function routeOfMake(
  context: SiteContext,
  content: Content,
  makes: ReadonlyMap<string, Make>,
  make: Make,
  year: number,
): BodyRoute {
  const { path } = make;
  const head: Head = {
    title: make.title,
    description: make.description,
    structuredData: [breadcrumbsFromHome(context, [make.name, path])],
  };
  return {
    path,
    pattern: addressOfMake(context.shop.area, '[make]'),
    contentFile: make.file,
    head,
    card: { heading: make.name, car: make.body },
    body: <MakePage context={context} make={make} makes={makes} content={content} year={year} />,
  };
}

/** An old address. Its page has no script: the policy would need a hash for each. */
function movedAddressRoute(
  { shop, labels }: SiteContext,
  { from, to }: AddressMove,
): RedirectRoute {
  const url = canonicalUrl(shop.origin, to);
  const document = <Redirect to={to} movedTo={url} page={labels.moved} />;
  return {
    kind: 'redirect',
    path: from,
    contentFile: 'shop.yaml',
    to: url,
    isPermanent: true,
    document,
  };
}

function notFoundRoute(context: SiteContext, texts: Pages['not-found']): BodyRoute {
  const head: Head = { title: texts.title, description: texts.intro, robots: 'noindex' };
  return {
    path: NOT_FOUND_PATH,
    pattern: '/404',
    contentFile: 'pages/not-found.yaml',
    head,
    body: <NotFoundPage context={context} page={texts} />,
  };
}

function breadcrumbsFromHome(
  { shop, labels }: SiteContext,
  ...steps: [name: string, path: string][]
): object {
  return breadcrumbs(shop.origin, [[labels.breadcrumbHome, '/'], ...steps]);
}
