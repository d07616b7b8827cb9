import type { Pages } from '../src/schema/schema.ts';
import type { SiteContext } from '../src/site-context.ts';
import { Button } from '../src/components/button.tsx';
import { HolidayLines } from '../src/components/holiday-lines.tsx';
import { Masthead } from '../src/components/masthead.tsx';
import { ServiceArea } from '../src/components/service-area.tsx';
import { PageBlocks } from './page-blocks.tsx';
import { photoFor, wholeStreet } from './pictures.ts';
import { WhyBand } from './why-band.tsx';

type AboutPageProps = { context: SiteContext; page: Pages['about']; area: { heading: string; paragraph: string } };

/** The about page: who works here and how. */
export function AboutPage({ context, page, area }: AboutPageProps) {
  const { labels, phone, assets } = context;
  const [first, ...rest] = page.blocks;
  return (
    <>
      <Masthead
        heading={page.heading}
        intro={page.intro}
        picture={photoFor(assets, 'about', { alt: page.imageAlt }) ?? wholeStreet(context)}
      >
        <Button href={phone.href} text={labels.schedule} dials={labels.byPhone} event="appointment_button_click" />
      </Masthead>
      {first && <PageBlocks context={context} blocks={[first]} slot="about" early />}
      <WhyBand context={context} why={page.why} promises={page.why.promises} slot="about-why" />
      <PageBlocks context={context} blocks={rest} slot="about-more" />
      {context.holidays.length > 0 && (
        <div className="status-line on-dark">
          <HolidayLines context={context} />
        </div>
      )}
      <ServiceArea context={context} heading={area.heading} paragraph={area.paragraph} />
    </>
  );
}
