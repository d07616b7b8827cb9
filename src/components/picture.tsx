import type { DrawingFile } from '../drawings/drawing-files.ts';
import type { Drawing } from '../drawings/drawing.ts';
import type { Photo } from '../generator/site.ts';
import { InlineDrawing } from './inline-drawing.tsx';
import { PhotoImage } from './photo-image.tsx';

/** What a page can show as a picture: a photo, a drawing in a file, or a drawing that is part of the page. An empty `alt` is decoration. */
export type Picture = { alt: string } & ({ kind: 'photo'; photo: Photo } | ({ kind: 'file' } & DrawingFile) | { kind: 'inline'; drawing: Drawing });

type PictureProps = {
  picture: Picture;
  /** How wide a photo is here, in the words of the `sizes` attribute. */
  sizes?: string;
  photoClass?: string;
  /** `eager` for the first screen. `low` for what paper shows too: not lazy, and React preloads nothing of low priority. */
  loading?: 'lazy' | 'eager' | 'low';
};

/** A picture, whatever it is made of. It reserves its space before a file arrives. */
export function Picture({ picture, sizes = '100vw', photoClass, loading = 'lazy' }: PictureProps) {
  switch (picture.kind) {
    case 'photo':
      return <PhotoImage className={photoClass} photo={picture.photo} sizes={sizes} alt={picture.alt} eager={loading !== 'lazy'} />;
    case 'inline':
      return <InlineDrawing drawing={picture.drawing} alt={picture.alt} />;
    case 'file': {
      const { src, width, height, alt } = picture;
      return <img src={src} width={width} height={height} alt={alt} loading={loading === 'lazy' ? 'lazy' : undefined} fetchPriority={loading === 'low' ? 'low' : undefined} />;
    }
  }
}
