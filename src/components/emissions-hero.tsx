import type { ReactNode } from 'react';
import type { Dollars } from '../rules/dollars.ts';
import { CheckList } from './check-list.tsx';
import { Notice } from './notice.tsx';
import { Picture } from './picture.tsx';
import { Price } from './price.tsx';

type EmissionsHeroProps = {
  heading: string;
  price: Dollars;
  bullets: string[];
  walkIns: string;
  picture: Picture;
  /** The buttons. */
  children: ReactNode;
};

/** Below the banner: what the test is, what it costs, and that no appointment is needed. On phones the drawing comes last. */
export function EmissionsHero({ heading, price, bullets, walkIns, picture, children }: EmissionsHeroProps) {
  return (
    <section className="emissions-hero on-dark">
      <div className="emissions-hero-text">
        <div className="emissions-hero-head">
          <h2>{heading}</h2>
          <p className="emissions-hero-price">
            <Price value={price} />
          </p>
        </div>
        <CheckList items={bullets} />
        <div className="actions">{children}</div>
      </div>
      <Notice text={walkIns} />
      <div className="emissions-hero-art">
        <Picture picture={picture} sizes="(min-width:900px) 50vw, 100vw" loading="eager" />
      </div>
    </section>
  );
}
