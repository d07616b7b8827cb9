import type { DrawingFile } from '../drawings/drawing-files.ts';
import type { Drawing } from '../drawings/drawing.ts';
import type { Photo } from '../generator/site.ts';
import { InlineDrawing } from './inline-drawing.tsx';
import { PhotoImage } from './photo-image.tsx';

/** A picture on a page: a photo, a drawing in a file, or a drawing inside the HTML. An empty `alt` marks decoration. */
export type Picture = { alt: string } & (
  { kind: 'photo'; photo: Photo } | ({ kind: 'file' } & DrawingFile) | { kind: 'inline'; drawing: Drawing }
);

type PictureProps = {
  picture: Picture;
  /** The `sizes` attribute of a photo: how wide it is here. */
  sizes?: string;
  photoClass?: string;
  /** `eager` is for the first screen. `low` is for pictures that print: they are not lazy, and React does not preload low-priority images. */
  loading?: 'lazy' | 'eager' | 'low';
};

/** Renders any kind of picture. It reserves the space before the file loads. */
export function Picture({ picture, sizes = '100vw', photoClass, loading = 'lazy' }: PictureProps) {
  switch (picture.kind) {
    case 'photo':
      return <PhotoImage className={photoClass} photo={picture.photo} sizes={sizes} alt={picture.alt} eager={loading !== 'lazy'} />;
    case 'inline':
      return <InlineDrawing drawing={picture.drawing} alt={picture.alt} />;
    case 'file': {
      const { src, width, height, alt } = picture;
      return (
        <img
          src={src}
          width={width}
          height={height}
          alt={alt}
          loading={loading === 'lazy' ? 'lazy' : undefined}
          fetchPriority={loading === 'low' ? 'low' : undefined}
        />
      );
    }
  }
}
