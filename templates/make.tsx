import { Fragment } from 'react';
import type { Content, EmissionsInspection, Make } from '../src/schema/content.ts';
import type { Labels } from '../src/schema/labels.ts';
import type { SiteContext } from '../src/site-context.ts';
import { Band, BandText } from '../src/components/band.tsx';
import { fill } from '../src/generator/portable.ts';
import { Button } from '../src/components/button.tsx';
import { DataPlate, type PlateRow } from '../src/components/data-plate.tsx';
import { NoteList } from '../src/components/note-list.tsx';
import { MakeMasthead } from '../src/components/make-masthead.tsx';
import { NearMe } from '../src/components/near-me.tsx';
import { PricePylon } from '../src/components/price-pylon.tsx';
import { RichText } from '../src/components/rich-text.tsx';
import { Praise } from '../src/components/praise.tsx';
import { Paragraph } from '../src/components/paragraph.tsx';
import { Teasers } from '../src/components/teasers.tsx';
import { TimingTable } from '../src/components/timing-table.tsx';
import { YearlyText } from '../src/components/yearly-text.tsx';
import { dollars } from '../src/rules/dollars.ts';
import { emissionsNeed } from '../src/rules/emissions-need.ts';
import { PLATE_ROWS } from '../src/rules/names.ts';
import { carDrawing } from '../src/drawings/car.ts';
import { pictureFor } from './pictures.ts';
import type { Picture } from '../src/components/picture.tsx';
import { inspectionPrices, pricesOfMake } from './prices.ts';
import { teaserCards } from './teaser-cards.ts';

type MakePageProps = {
  context: SiteContext;
  make: Make;
  makes: ReadonlyMap<string, Make>;
  content: Pick<Content, 'services' | 'inspections' | 'quotes' | 'pages'>;
  year: number;
};

/**
 * The page of one make. Its own text comes first. Text that it shares with other makes is marked,
 * so the check for similar pages can ignore it.
 */
export function MakePage(props: MakePageProps) {
  const { context, make } = props;
  const car: Picture = { kind: 'inline', drawing: carDrawing(make.body), alt: '' };
  return (
    <>
      <MakeMasthead
        context={context}
        make={make}
        picture={pictureFor(context.assets, `makes/${make.id}`, make.banner, car)}
      />
      <MakeIntroduction {...props} />
      <MakeTimingAndAnswers {...props} />
      {make.maintenance && <MakeMaintenance make={make} notes={make.maintenance} />}
      <SharedBlocks {...props} />
    </>
  );
}

/** The make's own text, beside its plate, its models and the links. */
function MakeIntroduction({ context, make, makes }: MakePageProps) {
  const { labels } = context;
  return (
    <Band columns="two">
      <BandText heading={make.heading}>
        {make.paragraphs.map((paragraph, index) => (
          <Paragraph key={index} text={paragraph} lead={index === 0} />
        ))}
      </BandText>
      <div>
        {make.plate && (
          <DataPlate
            heading={fill(labels.makePlateHeading, { make: make.name })}
            rows={plateRows(context, make.plate)}
          />
        )}
        <MakeActions context={context} make={make} makes={makes} />
        {make.models && <MakeModels make={make} makes={makes} models={make.models} />}
        <p className="attribution">{labels.trademarks}</p>
      </div>
    </Band>
  );
}

/** The belts and chains of the make's engines, if it has any, beside the answers. */
function MakeTimingAndAnswers({ context, make, content, year }: MakePageProps) {
  const answers = (
    <MakeAnswers context={context} make={make} inspections={content.inspections} year={year} />
  );
  return (
    <Band tone="neutral" columns="two" size="small">
      {make.timing ? (
        <>
          <TimingTable context={context} rows={make.timing} />
          <div>{answers}</div>
        </>
      ) : (
        answers
      )}
    </Band>
  );
}

type MakeMaintenanceProps = { make: Make; notes: NonNullable<Make['maintenance']> };

function MakeMaintenance({ make, notes }: MakeMaintenanceProps) {
  return (
    <Band>
      <BandText sideBySide heading={make.maintenanceHeading} />
      <NoteList
        notes={notes.map(({ subheading, paragraph }) => ({ heading: subheading, paragraph }))}
      />
    </Band>
  );
}

/** The parts that other makes show, too. */
function SharedBlocks({ context, make, content, year }: MakePageProps) {
  const { labels } = context;
  const { home } = content.pages;
  return (
    <div data-shared="">
      {make.showServicesTeaser && (
        <Teasers heading={labels.commonJobs} cards={teaserCards(context, home.teasers)} />
      )}
      {make.showReviews && (
        <Praise context={context} rating={home.rating} quotes={content.quotes} />
      )}
      {home.pricing && (
        <PricePylon
          heading={home.pricing.heading}
          note={home.pricing.note}
          prices={inspectionPrices(content, pricesOfMake(make, content.inspections, year))}
        />
      )}
      <NearMe
        context={context}
        heading={fill(labels.expertNearMe, { make: make.name })}
        paragraph={labels.nearMeParagraph}
      />
    </div>
  );
}

type MakeModelsProps = Pick<MakePageProps, 'make' | 'makes'> & { models: readonly string[] };

/** The models that the shop sees most, or the brands of a group, each with a link to its page. */
function MakeModels({ make, makes, models }: MakeModelsProps) {
  const brands = make.brands?.map((id) => makes.get(id));
  return (
    <p className="make-models">
      <b>{make.modelsHeading}:</b>{' '}
      {models.map((name, index) => {
        const href = brands?.find((brand) => brand?.name === name)?.path;
        return (
          <Fragment key={name}>
            {index > 0 && ', '}
            {href ? <a href={href}>{name}</a> : <RichText text={name} />}
          </Fragment>
        );
      })}
    </p>
  );
}

type MakeActionsProps = Pick<MakePageProps, 'context' | 'make' | 'makes'>;

function MakeActions({ context: { labels, phone }, make, makes }: MakeActionsProps) {
  const group = make.group === undefined ? undefined : makes.get(make.group);
  return (
    <div className="actions" data-shared="">
      <Button href={phone.href} text={phone.callText} />
      {group && (
        <Button
          href={group.path}
          text={fill(labels.groupPage, { make: group.name })}
          variant="outline"
        />
      )}
    </div>
  );
}

type MakeAnswersProps = Pick<MakePageProps, 'context' | 'make' | 'year'> & {
  inspections: Content['inspections'];
};

/**
 * The emissions test, if the shop does it, and the warranty of a carmaker that still sells cars.
 * Texts on many pages are marked as shared.
 */
function MakeAnswers({ context: { labels }, make, inspections, year }: MakeAnswersProps) {
  const { emissionsNeed: texts, newCarWarranty } = labels;
  const { emissions } = inspections;
  return (
    <>
      {emissions && (
        <BandText>
          <div data-shared="">
            <h2>{texts.heading}</h2>
            <EmissionsAnswer emissions={emissions} make={make} year={year} texts={texts} />
          </div>
          {make.emissions && <Paragraph text={make.emissions} />}
        </BandText>
      )}
      {make.lastModelYear === undefined && (
        <div className="band-text" data-shared="">
          <h2>{newCarWarranty.heading}</h2>
          <Paragraph text={newCarWarranty.text} />
        </div>
      )}
    </>
  );
}

type EmissionsAnswerProps = Pick<MakePageProps, 'make' | 'year'> & {
  emissions: EmissionsInspection;
  texts: Labels['emissionsNeed'];
};

/** Says whether the make needs the emissions test, with the price if it does. */
function EmissionsAnswer({ emissions, make, year, texts }: EmissionsAnswerProps) {
  const rule = emissions.questions.modelYears;
  const { kind, years } = emissionsNeed(make, rule, year);
  const values = {
    make: make.name,
    price: dollars(emissions.prices.emissions.amount),
    age: String(rule.exemptFromAge),
  };
  return (
    <p>
      <YearlyText text={texts[kind]} years={years} values={values} thisYear={year} />
    </p>
  );
}

function plateRows({ labels }: SiteContext, plate: NonNullable<Make['plate']>): PlateRow[] {
  return PLATE_ROWS.flatMap((name) => {
    const row = plate[name];
    return row ? [{ label: labels.makePlate[name], ...row }] : [];
  });
}
