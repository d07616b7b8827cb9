import type { ComplaintTexts, Coupon, Service } from '../src/schema/content.ts';
import type { SiteContext } from '../src/site-context.ts';
import { couponTexts } from '../src/rules/coupon-texts.ts';
import { fill } from '../src/generator/portable.ts';
import { Band, BandText } from '../src/components/band.tsx';
import { ANSWERS, ComplaintAnswers } from '../src/components/complaint-answers.tsx';
import { Exhibit } from '../src/components/exhibit.tsx';
import type { PylonPrice } from '../src/components/price-pylon.tsx';
import { PriceTime } from '../src/components/price-time.tsx';
import { PrintButton } from '../src/components/print-button.tsx';
import { PrintedAddress } from '../src/components/printed-address.tsx';
import { scheduleCall } from '../src/components/schedule-button.tsx';
import { PageBlocks } from './page-blocks.tsx';
import { endsNeutral, ServiceEnd } from './service-end.tsx';
import { ServiceMasthead } from './service-masthead.tsx';

type ServicePageProps = {
  context: SiteContext;
  service: Service;
  coupons: Coupon[];
  /** The answers to all complaints, on the diagnostics page. */
  complaintTexts?: ComplaintTexts;
};

/**
 * A service page without an inspection table: most services, and diagnostics with its complaints.
 */
export function ServicePage({ context, service, coupons, complaintTexts }: ServicePageProps) {
  const { labels } = context;
  const {
    blocksFirst,
    answers: { what, cost, time },
  } = service;
  const prices = coupons.map((coupon) => couponPrice(context, coupon));
  const isPlain = !service.exhibit && service.blocks.length === 0;
  const blocks = (
    <PageBlocks
      context={context}
      blocks={service.blocks}
      slot={`services/${service.id}`}
      size="small"
    />
  );
  return (
    <>
      <ServiceMasthead context={context} service={service} call={scheduleCall(context)} />
      {(prices.length > 0 || cost || time) && (
        <PriceTime heading={labels.figures.heading} prices={prices} cost={cost} time={time} />
      )}
      {blocksFirst && blocks}
      {complaintTexts && <AnswersBand context={context} complaintTexts={complaintTexts} />}
      {service.exhibit && <Exhibit service={service} notes={service.exhibit} />}
      {!blocksFirst && blocks}
      <ServiceEnd
        context={context}
        service={service}
        opening={isPlain ? what : undefined}
        without={service.exhibit || isPlain ? ['what', 'cost', 'time'] : ['cost', 'time']}
        isBelowNeutral={isPlain ? prices.length === 0 : !blocksFirst && endsNeutral(service.blocks)}
      />
    </>
  );
}

/** The answers to all complaints, to read or to print. */
function AnswersBand({
  context,
  complaintTexts: { answers, complaints },
}: Required<Pick<ServicePageProps, 'context' | 'complaintTexts'>>) {
  const { heading, paragraph, print } = answers;
  return (
    <Band id={ANSWERS} size="small">
      <BandText sideBySide heading={heading} paragraph={paragraph}>
        <PrintButton text={print} partId={ANSWERS} variant="outline" />
      </BandText>
      <ComplaintAnswers context={context} complaints={complaints} />
      <PrintedAddress context={context} />
    </Band>
  );
}

function couponPrice({ labels, services }: SiteContext, coupon: Coupon): PylonPrice {
  const { value, afterValue, customers, note } = couponTexts(coupon, labels.couponTexts, services);
  // All terms must be near the offer (16 CFR 251), so show the terms if there are any.
  const terms = [customers, note].filter(Boolean);
  const offer = fill(labels.figures.coupon, { coupon: afterValue });
  const label = terms.length > 0 ? [`${offer}.`, ...terms].join(' ') : offer;
  return { value, label, href: `/coupons#${coupon.id}`, lastDay: coupon.expires };
}
