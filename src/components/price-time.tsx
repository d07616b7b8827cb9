import type { Answer } from '../schema/content.ts';
import { AnswerText } from './answer-folds.tsx';
import { PriceCells, type PylonPrice, whenAllEnd } from './price-pylon.tsx';
import { removalAttributesAfter } from './timed.ts';

type PriceTimeProps = {
  heading: string;
  prices: PylonPrice[];
  cost?: Answer;
  time?: Answer;
};

/** The answers about cost and time, below the prices. */
export function PriceTime({ heading, prices, cost, time }: PriceTimeProps) {
  const hasPrices = prices.length > 0;
  const answers = [cost, time].filter((answer) => answer !== undefined);
  return (
    <section
      className={hasPrices ? 'price-pylon price-pylon-brief on-dark' : 'band-neutral'}
      {...(answers.length === 0 && removalAttributesAfter(whenAllEnd(prices)))}
    >
      <h2 className="visually-hidden">{heading}</h2>
      {hasPrices && (
        <div className="wrap" {...removalAttributesAfter(whenAllEnd(prices))}>
          <PriceCells prices={prices} />
        </div>
      )}
      {answers.length > 0 && (
        <div className="wrap">
          <div className={hasPrices ? 'price-time' : 'price-time price-time-plain'}>
            {answers.map((answer) => (
              <div key={answer.heading}>
                <h3>{answer.heading}</h3>
                <AnswerText answer={answer} bulletStyle="bar" />
              </div>
            ))}
          </div>
        </div>
      )}
    </section>
  );
}
