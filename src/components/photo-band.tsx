import type { Photo } from '../generator/site.ts';
import { PhotoImage } from './photo-image.tsx';

/** One photo across the page, between two rules. */
export function PhotoBand({ photo, alt }: { photo: Photo; alt: string }) {
  return <PhotoImage className="photo-band" photo={photo} sizes="100vw" alt={alt} />;
}
