import type { Content } from '../src/schema/content.ts';
import type { SiteContext } from '../src/site-context.ts';
import { diagnosticsOf } from '../src/rules/services.ts';
import { Band, BandText } from '../src/components/band.tsx';
import { Button } from '../src/components/button.tsx';
import { Complaints } from '../src/components/complaints.tsx';
import { Corner } from '../src/components/corner.tsx';
import { FaqList } from '../src/components/faq-list.tsx';
import { Hero } from '../src/components/hero.tsx';
import { MakeList } from '../src/components/make-list.tsx';
import { Picture } from '../src/components/picture.tsx';
import { PricePylon } from '../src/components/price-pylon.tsx';
import { Praise } from '../src/components/praise.tsx';
import { ServiceArea } from '../src/components/service-area.tsx';
import { Teasers } from '../src/components/teasers.tsx';
import { drawingFile, pictureFor } from './pictures.ts';
import { inspectionPrices } from './prices.ts';
import { teaserCards } from './teaser-cards.ts';
import { WhyBand } from './why-band.tsx';

type HomePageProps = {
  context: SiteContext;
  content: Pick<
    Content,
    'pages' | 'faq' | 'quotes' | 'services' | 'inspections' | 'makes' | 'complaintTexts'
  >;
};

/** The home page (spec section 2). */
export function HomePage({ context, content }: HomePageProps) {
  const { labels, assets } = context;
  const page = content.pages.home;
  const photo = pictureFor(assets, 'hero', page.hero);
  const answersPage = diagnosticsOf(context.services);
  const group = content.makes.find((make) => make.brands);
  return (
    <>
      <Hero context={context} hero={page.hero}>
        {answersPage && (
          <Complaints context={context} texts={content.complaintTexts} answersPage={answersPage} />
        )}
      </Hero>
      {page.pricing && (
        <PricePylon
          heading={page.pricing.heading}
          note={page.pricing.note}
          prices={inspectionPrices(content, ['safety', 'emissions', 'motorcycle', 'recheck'])}
        />
      )}
      {photo && <Picture picture={photo} photoClass="photo-band" />}
      <Praise context={context} rating={page.rating} quotes={content.quotes} />
      <Teasers hidesHeading heading={labels.services} cards={teaserCards(context, page.teasers)} />
      <Welcome context={context} welcome={page.welcome} />
      <WhyBand schedules context={context} why={page.why} slot="why" />
      <Band id="vehicles">
        <BandText sideBySide heading={page.vehicles.heading} paragraph={page.vehicles.paragraph} />
        <MakeList context={context} more={group && { href: group.path, text: group.name }} />
      </Band>
      {content.faq.length > 0 && (
        <Questions context={context} text={page.faq} questions={content.faq} />
      )}
      <ServiceArea context={context} {...page.area} />
    </>
  );
}

type WelcomeProps = { context: SiteContext; welcome: Content['pages']['home']['welcome'] };

/** The welcome, and the businesses on the corner. */
function Welcome({ context: { assets, hours }, welcome }: WelcomeProps) {
  const places = welcome.corner?.map((texts) => ({
    ...texts,
    hours: hours[texts.place]!.short,
    picture: pictureFor(assets, `corner-${texts.place}`, texts, drawingFile(assets, texts.art)),
  }));
  return (
    <Band id="welcome">
      <BandText sideBySide heading={welcome.heading} paragraph={welcome.paragraph} lead />
      {places && <Corner places={places} />}
    </Band>
  );
}

type QuestionsProps = {
  context: SiteContext;
  text: Content['pages']['home']['faq'];
  questions: Content['faq'];
};

function Questions({ context: { phone }, text, questions }: QuestionsProps) {
  return (
    <Band id="questions" tone="neutral" columns="two">
      <BandText heading={text.heading} paragraph={text.paragraph} lead>
        <div className="actions">
          <Button href={phone.href} text={phone.callText} />
        </div>
      </BandText>
      <FaqList questions={questions} />
    </Band>
  );
}
