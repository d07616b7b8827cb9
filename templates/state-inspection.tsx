import type { Service, StateInspection } from '../src/schema/content.ts';
import type { SiteContext } from '../src/site-context.ts';
import { Band, BandText } from '../src/components/band.tsx';
import { Button } from '../src/components/button.tsx';
import { Driveway } from '../src/components/driveway.tsx';
import { Paragraph } from '../src/components/paragraph.tsx';
import { PricePylon } from '../src/components/price-pylon.tsx';
import { PrintedAddress } from '../src/components/printed-address.tsx';
import { Recheck } from '../src/components/recheck.tsx';
import { StickerMonths } from '../src/components/sticker-months.tsx';
import { WalkIns } from '../src/components/walk-ins.tsx';
import { InspectionRest } from './service-end.tsx';
import { ServiceMasthead } from './service-masthead.tsx';

/** The id of the part of the page that prints alone. */
const DRIVEWAY = 'driveway';

type StateInspectionPageProps = {
  context: SiteContext;
  service: Service;
  inspection: StateInspection;
};

/**
 * The state's safety inspection (spec section 2): walk-ins, what passes and fails, prices, the call
 * button. Then what visitors can try out.
 */
export function StateInspectionPage({ context, service, inspection }: StateInspectionPageProps) {
  const { inspectionPhone } = context;
  const call = { href: inspectionPhone.href, event: 'state_inspection_phone_call_click' as const };
  const { safety, recheck, motorcycle } = inspection.prices;
  return (
    <>
      <WalkIns context={context} text={inspection.walkIns} lastCar={inspection.lastCar} />
      <ServiceMasthead context={context} service={service} call={call} />
      <Band id={DRIVEWAY}>
        <BandText
          sideBySide
          heading={inspection.criteria.heading}
          paragraph={inspection.criteria.paragraph}
        />
        <Driveway context={context} inspection={inspection} partId={DRIVEWAY} />
        {inspection.criteria.note && (
          <Paragraph text={inspection.criteria.note} className="band-note" />
        )}
        <PrintedAddress context={context} />
      </Band>
      <PricePylon
        heading={inspection.pricing.heading}
        note={inspection.pricing.note}
        prices={[safety, recheck, motorcycle].flatMap((price) =>
          price ? [{ value: price.amount, label: price.label }] : [],
        )}
      >
        <p className="price-pylon-action">
          <Button {...call} text={service.callButton} variant="amber" />
        </p>
      </PricePylon>
      <Band columns="two">
        <BandText heading={inspection.sticker.heading} paragraph={inspection.sticker.paragraph} />
        <StickerMonths context={context} inspection={inspection} path={service.path} />
      </Band>
      <InspectionRest context={context} service={service} call={call}>
        <Recheck context={context} inspection={inspection} path={service.path} />
      </InspectionRest>
    </>
  );
}
