import type { ReactNode } from 'react';
import type { Answer } from '../schema/content.ts';
import type { BulletStyle } from '../rules/names.ts';
import { CheckList } from './check-list.tsx';
import { Paragraph } from './paragraph.tsx';

type AnswerFoldsProps = {
  answers: { answer: Answer; bulletStyle: BulletStyle }[];
  /** A fold above the others. */
  children?: ReactNode;
};

/** Questions that a driver asks before calling. Each opens its answer. */
export function AnswerFolds({ answers, children }: AnswerFoldsProps) {
  return (
    <div className="accordion answer-folds">
      {children}
      {answers.map(({ answer, bulletStyle }) => (
        <details key={answer.heading}>
          <summary>
            <h3>{answer.heading}</h3>
          </summary>
          <div>
            <AnswerText answer={answer} bulletStyle={bulletStyle} />
          </div>
        </details>
      ))}
    </div>
  );
}

/** Paragraph and bullets of one answer. */
export function AnswerText({ answer, bulletStyle }: { answer: Answer; bulletStyle: BulletStyle }) {
  return (
    <>
      {answer.paragraph && <Paragraph text={answer.paragraph} />}
      {answer.bullets && <CheckList items={answer.bullets} bulletStyle={bulletStyle} />}
    </>
  );
}
