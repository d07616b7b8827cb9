import type { Teaser } from '../schema/content.ts';
import { Paragraph } from './paragraph.tsx';
import { Picture } from './picture.tsx';
import { ServiceNumber } from './service-number.tsx';

export type TeaserCard = Pick<Teaser, 'title' | 'description' | 'tag'> & {
  number: number;
  href: string;
  picture: Picture;
};

type TeasersProps = {
  cards: TeaserCard[];
  heading: string;
  hidesHeading?: boolean;
};

/** Three services side by side, each with its number and its drawing on amber. */
export function Teasers({ cards, heading, hidesHeading }: TeasersProps) {
  if (cards.length === 0) return null;
  return (
    <section className="teasers">
      <div className={hidesHeading ? 'visually-hidden' : 'wrap'}>
        <h2>{heading}</h2>
      </div>
      <div className="teasers-row">
        {cards.map((card) => (
          <a key={card.href} href={card.href}>
            <div className="teasers-plate">
              <Picture
                picture={card.picture}
                photoClass="teasers-photo"
                sizes="(min-width:700px) 33vw, 42vw"
              />
              <ServiceNumber number={card.number} />
            </div>
            <div className="teasers-text">
              <h3>
                <span>{card.title}</span> {card.tag && <span>{card.tag}</span>}
              </h3>
              <Paragraph text={card.description} />
            </div>
          </a>
        ))}
      </div>
    </section>
  );
}
