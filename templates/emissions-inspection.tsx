import type { EmissionsInspection, Service } from '../src/schema/content.ts';
import type { SiteContext } from '../src/site-context.ts';
import { Band, BandText } from '../src/components/band.tsx';
import { Button } from '../src/components/button.tsx';
import { CallNote } from '../src/components/call-note.tsx';
import { CheckList } from '../src/components/check-list.tsx';
import { CriteriaTable } from '../src/components/criteria-table.tsx';
import { DirectionsButton } from '../src/components/directions-button.tsx';
import { EmissionsHero } from '../src/components/emissions-hero.tsx';
import { EmissionsQuestions } from '../src/components/emissions-questions.tsx';
import { Masthead } from '../src/components/masthead.tsx';
import { PriceCard } from '../src/components/price-card.tsx';
import { RichText } from '../src/components/rich-text.tsx';
import { InspectionRest } from './service-end.tsx';
import { servicePicture } from './service-masthead.tsx';

type EmissionsInspectionPageProps = {
  context: SiteContext;
  service: Service;
  inspection: EmissionsInspection;
  /** How many minutes before the shop closes the last car goes in, if content says so. */
  lastCar: number | undefined;
  /** The calendar year at build time. */
  year: number;
};

/** The emissions inspection (spec section 2): banner, hero, walk-ins, table, price, re-test. */
export function EmissionsInspectionPage({
  context,
  service,
  inspection,
  lastCar,
  year,
}: EmissionsInspectionPageProps) {
  const { inspectionPhone } = context;
  const call = {
    href: inspectionPhone.href,
    event: 'emissions_inspection_phone_call_click' as const,
  };
  const { questions, pricing, retest } = inspection;
  return (
    <>
      {/* The banner is too low for the picture, so the hero shows it. */}
      <Masthead heading={service.heading} number={service.number} variant="banner" />
      <EmissionsHero
        context={context}
        inspection={inspection}
        lastCar={lastCar}
        picture={servicePicture(context, service)}
      >
        <Button {...call} text={service.callButton} variant="amber" />
        <DirectionsButton context={context} variant="outline" />
        <CallNote context={context} phone={inspectionPhone} />
      </EmissionsHero>
      <Band tone="neutral" columns="two">
        <BandText heading={questions.heading} paragraph={questions.paragraph} />
        <EmissionsQuestions
          context={context}
          questions={questions}
          authority={inspection.authority}
          year={year}
        />
      </Band>
      <Criteria context={context} inspection={inspection} />
      <Band tone="neutral">
        <PriceCard amount={inspection.prices.emissions.amount} {...pricing}>
          <Button {...call} text={pricing.callLabel} />
        </PriceCard>
      </Band>
      <Band columns="two">
        <h2>{retest.heading}</h2>
        <BandText paragraph={retest.paragraph} lead>
          {retest.bullets && <CheckList items={retest.bullets} bulletStyle="bar" />}
        </BandText>
      </Band>
      <InspectionRest context={context} service={service} call={call} />
    </>
  );
}

type CriteriaProps = Pick<EmissionsInspectionPageProps, 'context' | 'inspection'>;

/** The table of what passes and fails, and a link to the state's rules. */
function Criteria({ context, inspection: { criteria, authority } }: CriteriaProps) {
  return (
    <Band>
      <BandText sideBySide heading={criteria.heading} paragraph={criteria.paragraph} />
      <CriteriaTable context={context} criteria={criteria} />
      {criteria.note && (
        <p className="band-note">
          <RichText text={criteria.note} />
        </p>
      )}
      <p className="band-note">
        <a className="band-note-link" href={authority.href}>
          {authority.text}
        </a>
      </p>
    </Band>
  );
}
