import { Paragraph } from './paragraph.tsx';
import { Picture } from './picture.tsx';

type PhotoStripProps = {
  pictures: { caption: string; paragraph?: string; picture: Picture }[];
};

/** Pictures side by side with their words. They continue the road of the masthead. */
export function PhotoStrip({ pictures }: PhotoStripProps) {
  return (
    <ul className="photo-strip">
      {pictures.map(({ caption, paragraph, picture }) => {
        const Figure = paragraph ? 'div' : 'figure';
        return (
          <li key={caption}>
            <Figure>
              <Picture
                picture={picture}
                photoClass="photo-strip-photo"
                sizes="(min-width:640px) 33vw, 100vw"
              />
              {paragraph ? (
                <div className="photo-strip-text">
                  <h2>{caption}</h2>
                  <Paragraph text={paragraph} />
                </div>
              ) : (
                <figcaption className="photo-strip-text">{caption}</figcaption>
              )}
            </Figure>
          </li>
        );
      })}
    </ul>
  );
}
