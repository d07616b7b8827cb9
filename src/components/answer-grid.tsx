import type { Answer } from '../schema/schema.ts';
import type { ListMark } from '../rules/names.ts';
import { CheckList } from './check-list.tsx';
import { Paragraph } from './paragraph.tsx';

/** The questions that a driver asks before calling, each with its answer. */
export function AnswerGrid({ answers }: { answers: { answer: Answer; mark: ListMark }[] }) {
  return (
    <div className="answer-grid">
      {answers.map(({ answer, mark }) => (
        <section key={answer.heading} className="ruled">
          <h2>{answer.heading}</h2>
          <AnswerText answer={answer} mark={mark} />
        </section>
      ))}
    </div>
  );
}

/** What we do, step by step. Where there is room, the steps' numbers are on one line across the page. */
export function AnswerSteps({ answer }: { answer: Answer }) {
  return (
    <div className="answer-grid-steps">
      <h2>{answer.heading}</h2>
      <AnswerText answer={answer} mark="step" lead />
    </div>
  );
}

/** Paragraph and bullets of one answer, without its heading. */
export function AnswerText({ answer, mark, lead }: { answer: Answer; mark: ListMark; lead?: boolean }) {
  return (
    <>
      {answer.paragraph && <Paragraph text={answer.paragraph} lead={lead} />}
      {answer.bullets && <CheckList items={answer.bullets} mark={mark} />}
    </>
  );
}
