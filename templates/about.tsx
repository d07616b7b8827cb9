import type { Pages } from '../src/schema/content.ts';
import type { SiteContext } from '../src/site-context.ts';
import { HolidayLines } from '../src/components/holiday-lines.tsx';
import { Masthead } from '../src/components/masthead.tsx';
import { NearMe } from '../src/components/near-me.tsx';
import { ScheduleButton } from '../src/components/schedule-button.tsx';
import { PageBlocks } from './page-blocks.tsx';
import { pictureFor, wholeStreet } from './pictures.ts';
import { WhyBand } from './why-band.tsx';

type AboutPageProps = {
  context: SiteContext;
  page: Pages['about'];
  area: { heading: string; paragraph: string };
};

/** The number of sections above the reasons to trust the shop. */
const BEFORE_WHY = 2;

/** The about page: who works here and how. */
export function AboutPage({ context, page, area }: AboutPageProps) {
  const blocks = (from: number, to?: number) => (
    <PageBlocks context={context} blocks={page.blocks.slice(from, to)} after={from} slot="about" />
  );
  return (
    <>
      <Masthead
        heading={page.heading}
        intro={page.intro}
        picture={pictureFor(context.assets, 'about', page, wholeStreet(context))}
      >
        <ScheduleButton context={context} />
      </Masthead>
      {blocks(0, BEFORE_WHY)}
      <WhyBand context={context} why={page.why} promises={page.why.promises} slot="about-why" />
      {blocks(BEFORE_WHY)}
      <NearMe context={context} heading={area.heading} paragraph={area.paragraph}>
        {context.holidays.length > 0 && (
          <div className="near-me-days">
            <HolidayLines context={context} />
          </div>
        )}
      </NearMe>
    </>
  );
}
