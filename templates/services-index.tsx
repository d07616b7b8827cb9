import type { Pages } from '../src/schema/schema.ts';
import type { Frame } from '../src/frame.ts';
import { Button } from '../src/components/button.tsx';
import { Masthead } from '../src/components/masthead.tsx';
import { ServiceArea } from '../src/components/service-area.tsx';
import { WallChart } from '../src/components/wall-chart.tsx';
import { PageBlocks } from './page-blocks.tsx';

type ServicesIndexPageProps = { frame: Frame; page: Pages['services'] };

/** The ten services on one wall. */
export function ServicesIndexPage({ frame, page }: ServicesIndexPageProps) {
  return (
    <>
      <Masthead heading={page.heading} intro={page.intro}>
        <Button href={frame.phone.href} text={frame.labels.schedule} dials={frame.labels.byPhone} event="appointment_button_click" />
      </Masthead>
      <WallChart frame={frame} early />
      {page.choose && <PageBlocks frame={frame} blocks={[page.choose]} slot="services-index" />}
      <ServiceArea frame={frame} heading={page.nearMe.heading} paragraph={page.nearMe.paragraph} />
    </>
  );
}
