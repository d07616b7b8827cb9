import type { ReactNode } from 'react';
import type { EmissionsInspection } from '../schema/content.ts';
import type { SiteContext } from '../site-context.ts';
import { plainDate } from '../rules/dates-format.ts';
import { parseIsoDay } from '../rules/days.ts';
import { testedModelYears } from '../rules/model-years.ts';
import { fill } from '../generator/portable.ts';
import { Paragraph } from './paragraph.tsx';
import { YearlyText } from './yearly-text.tsx';

type Walk = EmissionsInspection['walk'];
type Verdict = 'yes' | 'no' | 'notYet' | 'probablyNot';

type EmissionsWalkProps = {
  context: SiteContext;
  walk: Walk;
  authority: EmissionsInspection['authority'];
  year: number;
};

export function EmissionsWalk(props: EmissionsWalkProps) {
  const { context, walk, authority } = props;
  const { labels } = context;
  const rule = { rule: walk.rule.name, date: plainDate(parseIsoDay(walk.rule.checked)) };
  return (
    <div className="emissions-walk accordion" data-widget="tool" data-tool="emissions-walk">
      <h3>{walk.where}</h3>
      <Choice name="where" label={walk.inside.label}>
        <Paragraph text={walk.inside.text} />
        <h3>{walk.year}</h3>
        <YearChoices {...props} />
      </Choice>
      <Answer context={context} name="where" verdict="probablyNot" {...walk.outside} />
      <p className="emissions-walk-rule">
        {fill(labels.ruleChecked, rule)} <a href={authority.href}>{authority.text}</a>
      </p>
    </div>
  );
}

/** The answers to the question for the model year, the newest first. */
function YearChoices({ context, walk, year }: EmissionsWalkProps) {
  const { newer, range, older, first } = context.labels.modelYears;
  const { exemptFrom, tested, dieselOnly } = testedModelYears(walk.modelYears, year);
  // The first year of diesels is a value: it stays the same every year.
  const withYears = (text: string, years: Record<string, number>, values = {}) => (
    <YearlyText text={text} years={years} values={values} thisYear={year} />
  );
  const inYear = { context, name: 'year' } as const;
  return (
    <>
      <Answer
        {...inYear}
        verdict="notYet"
        text={walk.newer.text}
        label={withYears(newer, { year: exemptFrom })}
        example={withYears(first, {
          model: exemptFrom,
          year: exemptFrom + walk.modelYears.exemptWhileNew,
        })}
      />
      <Choice name="year" label={withYears(range, { from: tested.oldest, to: tested.newest })}>
        <FuelChoices
          context={context}
          question={walk.fuel}
          yes={[walk.gasoline, walk.diesel]}
          no={[walk.efficient, walk.heavy, walk.exempt]}
        />
      </Choice>
      {dieselOnly && (
        <Choice
          name="year"
          label={withYears(range, { to: dieselOnly.newest }, { from: String(dieselOnly.oldest) })}
        >
          <FuelChoices
            context={context}
            question={walk.fuel}
            yes={[walk.diesel]}
            no={[walk.otherOld]}
          />
        </Choice>
      )}
      <Answer
        {...inYear}
        verdict="no"
        text={walk.older.text}
        label={
          dieselOnly
            ? withYears(older, {}, { year: String(dieselOnly.oldest - 1) })
            : withYears(older, { year: tested.oldest - 1 })
        }
      />
    </>
  );
}

type FuelChoicesProps = {
  context: SiteContext;
  question: string;
  yes: readonly Walk['diesel'][];
  no: readonly Walk['diesel'][];
};

/** The question for the fuel, with the vehicles that need the test and those that do not. */
function FuelChoices({ context, question, yes, no }: FuelChoicesProps) {
  return (
    <>
      <h3>{question}</h3>
      {yes.map((vehicle) => (
        <Answer key={vehicle.text} context={context} name="fuel" verdict="yes" {...vehicle} />
      ))}
      {no.map((vehicle) => (
        <Answer key={vehicle.text} context={context} name="fuel" verdict="no" {...vehicle} />
      ))}
    </>
  );
}

type AnswerProps = {
  context: SiteContext;
  name: string;
  verdict: Verdict;
  label: ReactNode;
  text: string;
  example?: ReactNode;
};

const YES_CLASSES = 'emissions-walk-answer emissions-walk-yes';

/** A final answer, with its verdict. */
function Answer({ context: { labels }, name, verdict, label, text, example }: AnswerProps) {
  return (
    <Choice name={name} label={label}>
      <div className={verdict === 'yes' ? YES_CLASSES : 'emissions-walk-answer'}>
        <b>{labels.verdict[verdict]}</b>
        <Paragraph text={text} /> {example && <p>{example}</p>}
      </div>
    </Choice>
  );
}

/** One answer to a question. Opening another answer closes it. */
function Choice({
  name,
  label,
  children,
}: {
  name: string;
  label: ReactNode;
  children: ReactNode;
}) {
  return (
    <details name={`emissions-${name}`}>
      <summary>
        <span>{label}</span>
      </summary>
      {children}
    </details>
  );
}
