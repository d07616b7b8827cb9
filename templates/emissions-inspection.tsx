import type { EmissionsInspection, Service } from '../src/schema/schema.ts';
import type { Frame } from '../src/frame.ts';
import { Band } from '../src/components/band.tsx';
import { Button } from '../src/components/button.tsx';
import { CheckList } from '../src/components/check-list.tsx';
import { CriteriaTable } from '../src/components/criteria-table.tsx';
import { InlineDrawing } from '../src/components/inline-drawing.tsx';
import { Masthead } from '../src/components/masthead.tsx';
import { Notice } from '../src/components/notice.tsx';
import { PhotoImage } from '../src/components/photo-image.tsx';
import { PriceCard } from '../src/components/price-card.tsx';
import { RichText } from '../src/components/rich-text.tsx';
import { mastheadPicture } from './pictures.ts';
import { InspectionRest } from './service-body.tsx';

type EmissionsInspectionPageProps = { frame: Frame; service: Service; inspection: EmissionsInspection };

/** Virginia emissions inspection (spec section 2): banner, hero, walk-ins, table, price, re-test. */
export function EmissionsInspectionPage({ frame, service, inspection }: EmissionsInspectionPageProps) {
  const { labels, urls, inspectionPhone, shop, assets } = frame;
  const call = { href: inspectionPhone.href, event: 'emissions_inspection_phone_call_click' as const };
  const { hero, pricing, retest, criteria } = inspection;
  // The banner is too low for a picture: it stands in the hero.
  const picture = mastheadPicture(assets, `services/${service.id}`, service.banner, service.art);
  return (
    <>
      <Masthead heading={service.heading} height="banner" />
      <Band tone="dark" columns="two">
        <div className="band-text">
          <h2>{hero.heading}</h2>
          <CheckList items={hero.bullets} />
          <div className="actions">
            <Button {...call} text={service.callButton} look="amber" />
            <Button href={urls.directions} text={labels.getDirections} look="outline" event="get_directions_button_click" />
          </div>
        </div>
        <div className="section-block-figure">
          {'drawing' in picture ? (
            <InlineDrawing drawing={picture.drawing} />
          ) : (
            <PhotoImage className="section-block-photo" photo={picture.photo} sizes="(min-width:900px) 50vw, 100vw" alt={picture.alt} eager />
          )}
        </div>
      </Band>
      <Notice text={inspection.walkIns} />
      <Band>
        <div className="band-head">
          <h2>{criteria.heading}</h2>
          <p>
            <RichText text={criteria.paragraph} />
          </p>
        </div>
        <CriteriaTable criteria={criteria} labels={labels} />
        <p className="band-note">
          {criteria.note && <RichText text={criteria.note} />} <a href={shop.links.emissionsAuthority}>{inspection.authorityLink}</a>
        </p>
      </Band>
      <Band tone="alt">
        <PriceCard amount={inspection.prices.emissions.amount} heading={pricing.heading} paragraph={pricing.paragraph} points={pricing.points}>
          <Button {...call} text={pricing.callLabel} />
        </PriceCard>
      </Band>
      <Band columns="two">
        <h2>{retest.heading}</h2>
        <div className="band-text">
          <p className="lead">
            <RichText text={retest.paragraph} />
          </p>
          {retest.bullets && <CheckList items={retest.bullets} />}
        </div>
      </Band>
      <InspectionRest frame={frame} service={service} call={call} />
    </>
  );
}
