import type { Answer } from '../schema/schema.ts';
import { AnswerText } from './answer-folds.tsx';
import { PriceCells, type PylonPrice } from './price-pylon.tsx';

type PriceTimeProps = {
  heading: string;
  prices: PylonPrice[];
  cost?: Answer;
  time: Answer;
};

/** Price and time in one block: the figures, if there are any, as on the sign of a gas station, then what decides the price and how long it takes. */
export function PriceTime({ heading, prices, cost, time }: PriceTimeProps) {
  return (
    <section className="price-pylon price-pylon-brief on-dark">
      <h2 className="visually-hidden">{heading}</h2>
      {prices.length > 0 && (
        <div className="wrap">
          <PriceCells prices={prices} />
        </div>
      )}
      <div className="wrap">
        <div className="price-time">
          {(cost ? [cost, time] : [time]).map((answer) => (
            <div key={answer.heading}>
              <h3>{answer.heading}</h3>
              <AnswerText answer={answer} mark="bar" />
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
