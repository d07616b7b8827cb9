import type { Place } from '../frame.ts';
import type { Photo } from '../generator/site.ts';
import { PhotoImage } from './photo-image.tsx';
import { RichText } from './rich-text.tsx';

export type CornerPart = {
  place: Place;
  heading: string;
  paragraph: string;
  hours: string[];
  link: { text: string; href: string };
  /** The photo of this part, or its drawing until there is one. */
  picture: { drawing: string } | { photo: Photo; alt: string };
};

/** The three businesses of the corner, standing on one road. */
export function Corner({ parts }: { parts: CornerPart[] }) {
  return (
    <ul className="corner">
      {parts.map((part) => (
        <li key={part.place}>
          <div className="corner-scene">
            {'drawing' in part.picture ? (
              <img src={part.picture.drawing} width="420" height="250" alt="" loading="lazy" />
            ) : (
              <PhotoImage className="corner-photo" photo={part.picture.photo} sizes="(min-width:640px) 33vw, 100vw" alt={part.picture.alt} />
            )}
          </div>
          <div className="corner-text">
            <h3>{part.heading}</h3>
            <p>
              <RichText text={part.paragraph} />
            </p>
            <p className="corner-hours">
              {part.hours.map((line) => (
                <span key={line}>{line} </span>
              ))}
            </p>
            <a href={part.link.href}>{part.link.text}</a>
          </div>
        </li>
      ))}
    </ul>
  );
}
