import type { Pages } from '../schema/content.ts';
import { Picture } from './picture.tsx';
import { Paragraph } from './paragraph.tsx';

type CornerPlace = NonNullable<Pages['home']['welcome']['corner']>[number] & {
  hours: string;
  picture: Picture;
};

/** The businesses on the corner, drawn on one road. */
export function Corner({ places }: { places: CornerPlace[] }) {
  return (
    <ul className="corner">
      {places.map(({ place, heading, paragraph, hours, link, picture }) => (
        <li key={place}>
          <div className="corner-scene">
            <Picture
              picture={picture}
              photoClass="corner-photo"
              sizes="(min-width:640px) 33vw, 100vw"
            />
          </div>
          <div className="corner-text">
            <h3>{heading}</h3>
            <Paragraph text={paragraph} />
            <Paragraph text={hours} className="corner-hours" />
            <a href={link.href}>{link.text}</a>
          </div>
        </li>
      ))}
    </ul>
  );
}
