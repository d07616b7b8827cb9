import { Picture } from './picture.tsx';

/** One photo across the page, between two lines. */
export function PhotoBand({ picture }: { picture: Picture }) {
  return <Picture picture={picture} photoClass="photo-band" />;
}
