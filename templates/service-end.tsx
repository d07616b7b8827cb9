import type { ReactNode } from 'react';
import type { Answer, Block, Service } from '../src/schema/content.ts';
import type { BulletStyle } from '../src/rules/names.ts';
import { dollars } from '../src/rules/dollars.ts';
import type { SiteContext } from '../src/site-context.ts';
import { AnswerFolds, AnswerText } from '../src/components/answer-folds.tsx';
import { Band } from '../src/components/band.tsx';
import { NearMeText } from '../src/components/near-me.tsx';
import { type RelatedService, RelatedServices } from '../src/components/related-services.tsx';
import { PageBlocks } from './page-blocks.tsx';
import { drawingFile, pictureFor } from './pictures.ts';
import type { ServiceCallProps } from './service-masthead.tsx';

/** The folded questions in order, each with the bullets of its answer. */
const ANSWER_BULLETS = {
  what: 'tick',
  signs: 'bar',
  work: 'step',
  cost: 'bar',
  time: 'bar',
  bring: 'bar',
  ask: 'bar',
} as const satisfies Record<keyof Service['answers'], BulletStyle>;

type Question = keyof typeof ANSWER_BULLETS;
const QUESTIONS = Object.keys(ANSWER_BULLETS) as Question[];

/** The rest of an inspection page, after its special parts; `call` dials the inspection station. */
export function InspectionRest({
  context,
  service,
  call,
  children,
}: ServiceCallProps & { children?: ReactNode }) {
  return (
    <>
      <PageBlocks
        context={context}
        blocks={service.blocks}
        slot={`services/${service.id}`}
        size="small"
        call={{ ...call, text: service.callButton }}
      />
      <ServiceEnd context={context} service={service} isBelowNeutral={endsNeutral(service.blocks)}>
        {children}
      </ServiceEnd>
    </>
  );
}

type ServiceEndProps = {
  context: SiteContext;
  service: Service;
  /** Questions that the page answers elsewhere. */
  without?: readonly Question[];
  /** An answer for a page without other parts. It is not folded. */
  opening?: Answer;
  /** A fold above the others. */
  children?: ReactNode;
  /** The band right above is neutral, so this one must look different. */
  isBelowNeutral: boolean;
};

/** Whether the last of a page's blocks is a neutral band. */
export const endsNeutral = (blocks: Block[]): boolean => blocks.at(-1)?.variant === 'neutral';

/**
 * The end of a service's page: its other answers, folded, and beside them the services that often
 * go with it, and how to come.
 */
export function ServiceEnd({
  context,
  service,
  without = [],
  opening,
  children,
  isBelowNeutral,
}: ServiceEndProps) {
  const { labels } = context;
  const folded = QUESTIONS.flatMap((name) => {
    const answer = without.includes(name) ? undefined : service.answers[name];
    return answer ? [{ answer, bulletStyle: ANSWER_BULLETS[name] }] : [];
  });
  const hasFolds = folded.length > 0 || children !== undefined;
  const related = service.related.flatMap((id) =>
    context.services.filter((other) => other.id === id),
  );
  return (
    <Band
      tone={isBelowNeutral ? 'light' : 'neutral'}
      size="small"
      isSection={!!opening || hasFolds || related.length > 0}
    >
      <div className="service-end">
        {(opening || hasFolds) && (
          <div className="service-end-answers">
            <h2>{opening?.heading ?? labels.goodToKnow}</h2>
            {opening && <AnswerText answer={opening} bulletStyle={ANSWER_BULLETS.what} />}
            {hasFolds && <AnswerFolds answers={folded}>{children}</AnswerFolds>}
          </div>
        )}
        <div>
          <RelatedServices
            heading={labels.relatedServices}
            services={related.map((other) => relatedService(context, other))}
          />
          <section className="near-me" id="area">
            <NearMeText context={context} {...service.nearMe} />
          </section>
        </div>
      </div>
    </Band>
  );
}

function relatedService({ assets }: SiteContext, service: Service): RelatedService {
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
