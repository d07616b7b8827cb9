import type { ReactNode } from 'react';
import type { EmissionsInspection } from '../schema/schema.ts';
import type { SiteContext } from '../site-context.ts';
import { plainDate } from '../rules/days.ts';
import { dayOf } from '../rules/zoned-time.ts';
import { testedModelYears } from '../rules/model-years.ts';
import { fill } from '../generator/tools.ts';
import { Paragraph } from './paragraph.tsx';

type Walk = EmissionsInspection['walk'];
type Verdict = 'yes' | 'no' | 'notYet' | 'probablyNot';

type EmissionsWalkProps = {
  context: SiteContext;
  walk: Walk;
  authority: EmissionsInspection['authority'];
  year: number;
};

/** Up to three nested questions. The script keeps the model years current. */
export function EmissionsWalk({ context, walk, authority, year }: EmissionsWalkProps) {
  const { labels } = context;
  const { dieselsFrom } = walk.modelYears;
  const rule = { rule: walk.rule.name, date: plainDate(dayOf(walk.rule.checked)) };
  const { exemptFrom, tested, dieselOnly } = testedModelYears(walk.modelYears, year);
  const years = (text: string, values: Record<string, number>) => (
    <Years text={text} values={values} fixed={dieselsFrom} year={year} />
  );
  const verdictChoice = (
    name: string,
    verdict: Verdict,
    { label, text, example }: { label: ReactNode; text: string; example?: ReactNode },
  ) => (
    <Choice key={text} name={name} label={label}>
      <div className={`emissions-walk-answer emissions-walk-${verdict.toLowerCase()}`}>
        <b>{labels.verdict[verdict]}</b>
        <Paragraph text={text} /> {example && <p>{example}</p>}
      </div>
    </Choice>
  );
  return (
    <div className="emissions-walk accordion" data-widget="tool" data-tool="emissions-walk">
      <h3>{walk.where}</h3>
      <Choice name="where" label={walk.inside.label}>
        <Paragraph text={walk.inside.text} />
        <h3>{walk.year}</h3>
        {verdictChoice('year', 'notYet', {
          ...walk.newer,
          label: years(labels.modelYears.newer, { year: exemptFrom }),
          example: years(labels.modelYears.first, {
            model: exemptFrom,
            year: exemptFrom + walk.modelYears.newest,
          }),
        })}
        <Choice
          name="year"
          label={years(labels.modelYears.range, { from: tested.oldest, to: tested.newest })}
        >
          <h3>{walk.fuel}</h3>
          {[walk.gasoline, walk.diesel].map((answer) => verdictChoice('fuel', 'yes', answer))}
          {[walk.efficient, walk.heavy, walk.exempt].map((answer) =>
            verdictChoice('fuel', 'no', answer),
          )}
        </Choice>
        {dieselOnly && (
          <Choice
            name="year"
            label={years(labels.modelYears.range, {
              from: dieselOnly.oldest,
              to: dieselOnly.newest,
            })}
          >
            <h3>{walk.fuel}</h3>
            {verdictChoice('fuel', 'yes', walk.diesel)}
            {verdictChoice('fuel', 'no', walk.otherOld)}
          </Choice>
        )}
        {verdictChoice('year', 'no', {
          ...walk.older,
          label: years(labels.modelYears.older, { year: (dieselOnly ?? tested).oldest - 1 }),
        })}
      </Choice>
      {verdictChoice('where', 'probablyNot', walk.outside)}
      <p className="emissions-walk-rule">
        {fill(labels.ruleChecked, rule)} <a href={authority.href}>{authority.text}</a>
      </p>
    </div>
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

type YearsProps = {
  text: string;
  values: Record<string, number>;
  fixed: number | undefined;
  year: number;
};

/** A text with years. One that depends on the calendar carries its offset, for the script. */
function Years({ text, values, fixed = 0, year }: YearsProps) {
  return text.split(/\{(\w+)\}/).map((part, index) =>
    index % 2 ? (
      <span key={part} data-back={values[part]! > fixed ? year - values[part]! : undefined}>
        {values[part]}
      </span>
    ) : (
      part
    ),
  );
}
