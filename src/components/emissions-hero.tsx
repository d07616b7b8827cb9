import type { ReactNode } from 'react';
import type { SiteContext } from '../site-context.ts';
import type { EmissionsInspection } from '../schema/content.ts';
import { CheckList } from './check-list.tsx';
import { Picture } from './picture.tsx';
import { Price } from './price.tsx';
import { RichText } from './rich-text.tsx';
import { WalkIns } from './walk-ins.tsx';

type EmissionsHeroProps = {
  context: SiteContext;
  inspection: EmissionsInspection;
  lastCar: number | undefined;
  picture: Picture;
  children: ReactNode;
};

/** Below the banner: what the test is, what it costs, and that no appointment is needed. */
export function EmissionsHero({
  context,
  inspection: { hero, prices, pricing, walkIns },
  lastCar,
  picture,
  children,
}: EmissionsHeroProps) {
  return (
    <section className="emissions-hero on-dark">
      <div className="emissions-hero-text">
        <h2>{hero.heading}</h2>
        <p className="emissions-hero-price">
          <b>
            <Price value={prices.emissions.amount} />
          </b>{' '}
          <span>
            <RichText text={pricing.heading} />
          </span>
        </p>
        <CheckList items={hero.bullets} />
        <div className="actions">{children}</div>
      </div>
      <WalkIns context={context} text={walkIns} lastCar={lastCar} />
      <div className="emissions-hero-art">
        <Picture picture={picture} sizes="(min-width:900px) 50vw, 100vw" loading="eager" />
      </div>
    </section>
  );
}
