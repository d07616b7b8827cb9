import type { WhyBlock } from '../src/schema/content.ts';
import type { SiteContext } from '../src/site-context.ts';
import { Band, BandText } from '../src/components/band.tsx';
import { Button } from '../src/components/button.tsx';
import { CheckList } from '../src/components/check-list.tsx';
import { DataPlate, type PlateRow } from '../src/components/data-plate.tsx';
import { Picture } from '../src/components/picture.tsx';
import { scheduleCall } from '../src/components/schedule-button.tsx';
import { pictureFor } from './pictures.ts';

type WhyBandProps = {
  context: SiteContext;
  why: WhyBlock;
  /** A list beside the text, in place of the plate of claims. */
  promises?: { heading: string; items: string[] };
  slot: string;
  /** Makes the first button schedule service, on a page without such a button at the top. */
  schedules?: boolean;
};

/**
 * "Why choose us" (spec section 2): a reason, a call button, and the shop's claims on a data plate.
 */
export function WhyBand({ context, why, promises, slot, schedules }: WhyBandProps) {
  const { labels, phone, assets } = context;
  const call = schedules
    ? { ...scheduleCall(context), text: labels.schedule }
    : { href: phone.href, text: phone.callText };
  const photo = pictureFor(assets, slot, why);
  return (
    <Band id="why" tone="dark" columns="two">
      <BandText heading={why.heading} paragraph={why.paragraph} lead>
        <div className="actions">
          <Button {...call} variant="amber" />
          <Button href={why.link.href} text={why.link.text} variant="outline" />
        </div>
        {photo && <Picture picture={photo} sizes="(min-width:900px) 45vw, 100vw" />}
      </BandText>
      {promises ? (
        <BandText>
          <h3>{promises.heading}</h3>
          <CheckList items={promises.items} bulletStyle="bar" />
        </BandText>
      ) : (
        <DataPlate heading={labels.plateHeading} rows={whyRows(context)} />
      )}
    </Band>
  );
}

function whyRows({ shop, labels }: SiteContext): PlateRow[] {
  const { claims } = shop;
  const { plate } = labels;
  return [
    { label: plate.years, value: claims.yearsInBusiness },
    { label: plate.technicians, value: claims.technicians },
    { label: plate.warranty, value: claims.warranty },
    { label: plate.courtesy, value: claims.courtesy },
    ...(claims.reviewCount > 0 ? [{ label: plate.reviews, value: claims.reviews }] : []),
  ];
}
