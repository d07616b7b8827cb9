import type { SectionBlock, Service } from '../src/schema/content.ts';
import type { EventName, ListMark } from '../src/rules/names.ts';
import { dollars } from '../src/rules/dollars.ts';
import type { SiteContext } from '../src/site-context.ts';
import { hasCloseUp } from '../src/drawings/phantom.ts';
import { AnswerFolds } from '../src/components/answer-folds.tsx';
import { Band } from '../src/components/band.tsx';
import { Button } from '../src/components/button.tsx';
import { CallNote } from '../src/components/call-note.tsx';
import { CloseUp, type PartOnCar } from '../src/components/close-up.tsx';
import { Masthead } from '../src/components/masthead.tsx';
import { NearMeText } from '../src/components/near-me.tsx';
import type { Picture } from '../src/components/picture.tsx';
import { type RelatedService, RelatedServices } from '../src/components/related-services.tsx';
import { PageBlocks } from './page-blocks.tsx';
import { drawingFile, inlineDrawing, pictureFor } from './pictures.ts';

type ServiceCallProps = {
  context: SiteContext;
  service: Service;
  call: { href: string; event: EventName };
};

/** The top of a service's page, with its call button. */
export function ServiceMasthead({ context, service, call }: ServiceCallProps) {
  const { labels, urls } = context;
  const { heading, intro, number } = service;
  const phone = service.inspection && context.inspectionPhone;
  const buttons = (
    <>
      <Button {...call} text={service.callButton} />
      <Button
        href={urls.directions}
        text={labels.getDirections}
        variant="outline"
        event="get_directions_button_click"
      />
      <CallNote context={context} phone={phone} />
    </>
  );
  const subject = closeUpOf(context, service);
  return subject ? (
    <CloseUp heading={heading} intro={intro} number={number} subject={subject}>
      {buttons}
    </CloseUp>
  ) : (
    <Masthead
      heading={heading}
      intro={intro}
      number={number}
      picture={servicePicture(context, service)}
    >
      {buttons}
    </Masthead>
  );
}

/**
 * What the close-up of a service shows: the shop's photo, or its part of the car; undefined if it
 * has no close-up.
 */
function closeUpOf({ assets }: SiteContext, { id, art, banner, kind }: Service) {
  if (!hasCloseUp(art)) return undefined;
  // The answers to all complaints leave no room for the car in the page.
  const drawing: Picture | PartOnCar =
    kind === 'diagnostics' ? { kind: 'file', ...assets.closeUp, alt: '' } : { kind: 'part', art };
  return pictureFor(assets, `services/${id}`, banner, drawing);
}

/** The picture on the first screen of a service's page. */
export function servicePicture({ assets }: SiteContext, { id, art, banner }: Service): Picture {
  return pictureFor(assets, `services/${id}`, banner, inlineDrawing(art));
}

/** The questions that are folded, in order. */
const FOLDED = ['what', 'signs', 'work', 'cost', 'time', 'bring', 'ask'] as const;
type Folded = (typeof FOLDED)[number];

const MARKS: Record<Folded, ListMark> = {
  what: 'tick',
  signs: 'bar',
  work: 'step',
  cost: 'bar',
  time: 'bar',
  bring: 'bar',
  ask: 'bar',
};

/** The rest of an inspection page, after its special parts; `call` dials the inspection station. */
export function InspectionRest({ context, service, call }: ServiceCallProps) {
  return (
    <>
      <PageBlocks
        context={context}
        blocks={service.blocks}
        slot={service.id}
        size="small"
        call={{ ...call, text: service.callButton }}
      />
      <ServiceEnd context={context} service={service} above={service.blocks.at(-1)} />
    </>
  );
}

type ServiceEndProps = {
  context: SiteContext;
  service: Service;
  /** Answers that the page gives elsewhere. */
  without?: readonly Folded[];
  /** The block right above, if there is one: the band must differ from it. */
  above?: SectionBlock;
};

/**
 * The end of a service's page: its other answers, folded, and beside them the services that often
 * go with it, and how to come.
 */
export function ServiceEnd({ context, service, without = [], above }: ServiceEndProps) {
  const { labels } = context;
  const folded = FOLDED.flatMap((name) => {
    const answer = without.includes(name) ? undefined : service.answers[name];
    return answer ? [{ answer, mark: MARKS[name] }] : [];
  });
  const related = service.related.flatMap((id) =>
    context.services.filter((other) => other.id === id),
  );
  return (
    <Band
      tone={above?.variant === 'neutral' ? 'light' : 'neutral'}
      size="small"
      plain={folded.length + related.length === 0}
    >
      <div className="service-end">
        {folded.length > 0 && (
          <div>
            <h2>{labels.goodToKnow}</h2>
            <AnswerFolds answers={folded} />
          </div>
        )}
        <div>
          <RelatedServices
            heading={labels.relatedServices}
            cards={related.map((other) => serviceCard(context, other))}
          />
          <section className="near-me" id="area">
            <NearMeText context={context} {...service.nearMe} />
          </section>
        </div>
      </div>
    </Band>
  );
}

/** A service as a line of the list. */
function serviceCard({ assets }: SiteContext, service: Service): RelatedService {
  return {
    number: service.number,
    title: service.name,
    href: service.path,
    picture: pictureFor(
      assets,
      `services/${service.id}`,
      { image: service.banner?.image },
      drawingFile(assets, service.art),
    ),
    tag: service.price === undefined ? undefined : dollars(service.price),
  };
}
