import type { SectionBlock, Service } from '../src/schema/schema.ts';
import type { EventName } from '../src/rules/names.ts';
import { dollars } from '../src/rules/dollars.ts';
import type { SiteContext } from '../src/site-context.ts';
import { AnswerGrid, AnswerSteps, AnswerText } from '../src/components/answer-grid.tsx';
import { Band, BandText } from '../src/components/band.tsx';
import { Button } from '../src/components/button.tsx';
import { Masthead } from '../src/components/masthead.tsx';
import type { Picture } from '../src/components/picture.tsx';
import { ServiceArea } from '../src/components/service-area.tsx';
import { Teasers, type TeaserCard } from '../src/components/teasers.tsx';
import { PageBlocks } from './page-blocks.tsx';
import { drawingFile, inlineDrawing, photoFor } from './pictures.ts';

type ServiceMastheadProps = { context: SiteContext; service: Service; call: { href: string; event: EventName; dials?: string } };

/** The top of a service's page, with its call button. */
export function ServiceMasthead({ context, service, call }: ServiceMastheadProps) {
  const { labels, urls } = context;
  return (
    <Masthead heading={service.heading} intro={service.intro} number={service.number} picture={servicePicture(context, service)}>
      <Button {...call} text={service.callButton} />
      <Button href={urls.directions} text={labels.getDirections} look="outline" event="get_directions_button_click" />
    </Masthead>
  );
}

/** The picture on the first screen of a service's page. */
export function servicePicture({ assets }: SiteContext, { id, art, banner }: Service): Picture {
  return photoFor(assets, `services/${id}`, banner) ?? inlineDrawing(art);
}

/** What the service is, and the signs that a car needs it. */
export function ServiceOpening({ service }: { service: Service }) {
  const { what, signs } = service.answers;
  return (
    <Band columns="two">
      <BandText heading={what.heading}>
        <AnswerText answer={what} mark="tick" lead />
      </BandText>
      <BandText look="ruled">
        <h3>{signs.heading}</h3>
        <AnswerText answer={signs} mark="dot" />
      </BandText>
    </Band>
  );
}

/** What we do, then cost, time, what to bring and what to ask. `above` is the block right above, if there is one: the first band must differ from it. */
export function ServiceAnswers({ service, above }: { service: Service; above?: SectionBlock }) {
  const { work, cost, time, bring, ask } = service.answers;
  return (
    <>
      <Band tone={above?.variant === 'dark' ? 'alt' : 'dark'}>
        <AnswerSteps answer={work} />
      </Band>
      <Band plain>
        <AnswerGrid answers={[cost, time, bring, ask].map((answer) => ({ answer, mark: answer === ask ? 'question' : 'dot' }))} />
      </Band>
    </>
  );
}

type InspectionRestProps = { context: SiteContext; service: Service; call: { href: string; event: EventName } };

/** The rest of an inspection page, after its special parts; `call` dials the inspection station. */
export function InspectionRest({ context, service, call }: InspectionRestProps) {
  return (
    <>
      <ServiceOpening service={service} />
      <PageBlocks context={context} blocks={service.blocks} slot={service.id} call={{ ...call, text: service.callButton }} />
      <ServiceAnswers service={service} above={service.blocks.at(-1)} />
      <RelatedServices context={context} service={service} />
      <ServiceArea context={context} {...service.nearMe} call={{ ...context.inspectionPhone, event: call.event }} />
    </>
  );
}

/** Cards of the services that often go with this one. */
export function RelatedServices({ context, service }: { context: SiteContext; service: Service }) {
  const related = service.related.flatMap((id) => context.services.filter((other) => other.id === id));
  return <Teasers heading={context.labels.relatedServices} cards={related.map((other) => serviceCard(context, other))} />;
}

/** A service as a teaser card. */
function serviceCard({ assets }: SiteContext, service: Service): TeaserCard {
  return {
    number: service.number,
    title: service.name,
    description: service.intro,
    href: service.path,
    picture: photoFor(assets, `services/${service.id}`, { image: service.banner?.image }) ?? drawingFile(assets, service.art),
    tag: service.price === undefined ? undefined : dollars(service.price),
  };
}
