import type { Pages } from '../schema/content.ts';
import { Picture } from './picture.tsx';
import { Paragraph } from './paragraph.tsx';

type CornerPart = NonNullable<Pages['home']['welcome']['corner']>[number] & {
  hours: string;
  picture: Picture;
};

/** The businesses on the corner, drawn on one road. */
export function Corner({ parts }: { parts: CornerPart[] }) {
  return (
    <ul className="corner">
      {parts.map((part) => (
        <li key={part.place}>
          <div className="corner-scene">
            <Picture
              picture={part.picture}
              photoClass="corner-photo"
              sizes="(min-width:640px) 33vw, 100vw"
            />
          </div>
          <div className="corner-text">
            <h3>{part.heading}</h3>
            <Paragraph text={part.paragraph} />
            <Paragraph text={part.hours} className="corner-hours" />
            <a href={part.link.href}>{part.link.text}</a>
          </div>
        </li>
      ))}
    </ul>
  );
}
