import type { Answer } from '../schema/schema.ts';
import { CheckList } from './check-list.tsx';
import { RichText } from './rich-text.tsx';

/** The questions a driver asks before calling, each answered under a rule. */
export function AnswerGrid({ answers }: { answers: Answer[] }) {
  return (
    <div className="answer-grid">
      {answers.map((answer) => (
        <section key={answer.heading}>
          <h2>{answer.heading}</h2>
          <AnswerText answer={answer} />
        </section>
      ))}
    </div>
  );
}

/** Paragraph and bullets of one answer, without its heading. */
export function AnswerText({ answer, lead }: { answer: Answer; lead?: boolean }) {
  return (
    <>
      {answer.paragraph && (
        <p className={lead ? 'lead' : undefined}>
          <RichText text={answer.paragraph} />
        </p>
      )}
      {answer.bullets && <CheckList items={answer.bullets} />}
    </>
  );
}
