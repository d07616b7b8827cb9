import type { ReactNode } from 'react';
import type { EmissionsInspection } from '../schema/content.ts';
import type { SiteContext } from '../site-context.ts';
import { plainDate } from '../rules/dates-format.ts';
import { parseIsoDay } from '../rules/days.ts';
import { testedModelYears } from '../rules/model-years.ts';
import { fill } from '../generator/portable.ts';
import { Paragraph } from './paragraph.tsx';
import { YearlyText } from './yearly-text.tsx';

type Questions = EmissionsInspection['questions'];
type Verdict = 'yes' | 'no' | 'notYet' | 'probablyNot';

type EmissionsQuestionsProps = {
  context: SiteContext;
  questions: Questions;
  authority: EmissionsInspection['authority'];
  year: number;
};

export function EmissionsQuestions(props: EmissionsQuestionsProps) {
  const { context, questions, authority } = props;
  const { labels } = context;
  const rule = { rule: questions.rule.name, date: plainDate(parseIsoDay(questions.rule.checked)) };
  return (
    <div
      className="emissions-questions accordion"
      data-widget="tool"
      data-tool="emissions-questions"
    >
      <h3>{questions.where}</h3>
      <Choice name="where" label={questions.inside.label}>
        <Paragraph text={questions.inside.text} />
        <h3>{questions.year}</h3>
        <YearChoices {...props} />
      </Choice>
      <Answer context={context} name="where" verdict="probablyNot" {...questions.outside} />
      <p className="emissions-questions-rule">
        {fill(labels.ruleChecked, rule)} <a href={authority.href}>{authority.text}</a>
      </p>
    </div>
  );
}

/** The answers to the question for the model year, the newest first. */
function YearChoices({ context, questions, year }: EmissionsQuestionsProps) {
  const { newer, range, older, first } = context.labels.modelYears;
  const { exemptFrom, tested, dieselOnly } = testedModelYears(questions.modelYears, year);
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
        text={questions.newer.text}
        label={withYears(newer, { year: exemptFrom })}
        example={withYears(first, {
          model: exemptFrom,
          year: exemptFrom + questions.modelYears.exemptWhileNew,
        })}
      />
      <Choice name="year" label={withYears(range, { from: tested.oldest, to: tested.newest })}>
        <FuelChoices
          context={context}
          question={questions.fuel}
          yes={[questions.gasoline, questions.diesel]}
          no={[questions.efficient, questions.heavy, questions.exempt]}
        />
      </Choice>
      {dieselOnly && (
        <Choice
          name="year"
          label={withYears(range, { to: dieselOnly.newest }, { from: String(dieselOnly.oldest) })}
        >
          <FuelChoices
            context={context}
            question={questions.fuel}
            yes={[questions.diesel]}
            no={[questions.otherOld]}
          />
        </Choice>
      )}
      <Answer
        {...inYear}
        verdict="no"
        text={questions.older.text}
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
  yes: readonly Questions['diesel'][];
  no: readonly Questions['diesel'][];
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

const YES_CLASSES = 'emissions-questions-answer emissions-questions-yes';

/** A final answer, with its verdict. */
function Answer({ context: { labels }, name, verdict, label, text, example }: AnswerProps) {
  return (
    <Choice name={name} label={label}>
      <div className={verdict === 'yes' ? YES_CLASSES : 'emissions-questions-answer'}>
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
