import type { Drawing } from '../drawings/drawing.ts';
import type { Photo } from '../generator/site.ts';
import { InlineDrawing } from './inline-drawing.tsx';
import { PhotoImage } from './photo-image.tsx';

export type StripPhoto = { caption: string; alt: string; picture: { drawing: string } | { inline: Drawing } | { photo: Photo } };

/** Three pictures in a row, each with its caption. */
export function PhotoStrip({ photos }: { photos: StripPhoto[] }) {
  return (
    <ul className="photo-strip">
      {photos.map(({ caption, alt, picture }) => (
        <li key={caption}>
          <figure>
            {'drawing' in picture && <img src={picture.drawing} width="420" height="250" alt={alt} loading="lazy" />}
            {'inline' in picture && <InlineDrawing drawing={picture.inline} alt={alt} />}
            {'photo' in picture && <PhotoImage className="photo-strip-photo" photo={picture.photo} sizes="(min-width:640px) 33vw, 100vw" alt={alt} />}
            <figcaption>{caption}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
