import type { Question } from '../schema/content.ts';
import { Paragraph } from './paragraph.tsx';

/** Questions and answers, one open at a time; `#id` in an address opens its answer. */
export function FaqList({ questions }: { questions: Question[] }) {
  return (
    <div className="accordion faq-list" data-widget="accordion">
      {questions.map(({ id, question, answer }) => (
        <details key={id} id={id} name="faq">
          <summary>{question}</summary>
          <Paragraph text={answer} />
        </details>
      ))}
    </div>
  );
}
