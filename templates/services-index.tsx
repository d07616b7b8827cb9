import type { Pages } from '../src/schema/schema.ts';
import type { SiteContext } from '../src/site-context.ts';
import { Button } from '../src/components/button.tsx';
import { Masthead } from '../src/components/masthead.tsx';
import { NearMe } from '../src/components/near-me.tsx';
import { WallChart } from '../src/components/wall-chart.tsx';
import { PageBlocks } from './page-blocks.tsx';

/** All services on one wall chart. */
export function ServicesIndexPage({ context, page }: { context: SiteContext; page: Pages['services'] }) {
  return (
    <>
      <Masthead heading={page.heading} intro={page.intro} height="wall">
        <Button href={context.phone.href} text={context.labels.schedule} dials={context.labels.byPhone} event="appointment_button_click" />
      </Masthead>
      <WallChart context={context} />
      {page.choose && <PageBlocks context={context} blocks={[page.choose]} slot="services-index" />}
      <NearMe context={context} {...page.nearMe} towns />
    </>
  );
}
