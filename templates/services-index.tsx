import type { ComplaintTexts, Pages } from '../src/schema/content.ts';
import type { SiteContext } from '../src/site-context.ts';
import { Band, BandText } from '../src/components/band.tsx';
import { Masthead } from '../src/components/masthead.tsx';
import { NearMe } from '../src/components/near-me.tsx';
import { ScheduleButton } from '../src/components/schedule-button.tsx';
import { ComplaintIndex } from '../src/components/complaint-index.tsx';
import { WallChart } from '../src/components/wall-chart.tsx';

type ServicesIndexPageProps = {
  context: SiteContext;
  page: Pages['services'];
  complaints: ComplaintTexts['complaints'];
};

/** All services on one wall chart, and an index of complaints. */
export function ServicesIndexPage({ context, page, complaints }: ServicesIndexPageProps) {
  const { choose } = page;
  return (
    <>
      <Masthead heading={page.heading} intro={page.intro} variant="wall">
        <ScheduleButton context={context} />
      </Masthead>
      <WallChart context={context} />
      {choose && (
        <Band id="symptoms" tone="neutral" size="small">
          <BandText sideBySide heading={choose.heading} paragraph={choose.paragraph} />
          <ComplaintIndex context={context} complaints={complaints} />
        </Band>
      )}
      <NearMe context={context} {...page.nearMe} />
    </>
  );
}
