import { Picture } from './picture.tsx';

/** Three pictures with captions in a row. */
export function PhotoStrip({ pictures }: { pictures: { caption: string; picture: Picture }[] }) {
  return (
    <ul className="photo-strip">
      {pictures.map(({ caption, picture }) => (
        <li key={caption}>
          <figure>
            <Picture picture={picture} photoClass="photo-strip-photo" sizes="(min-width:640px) 33vw, 100vw" />
            <figcaption>{caption}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
