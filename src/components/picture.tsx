import type { DrawingFile } from '../drawings/drawing-files.ts';
import type { Drawing } from '../drawings/drawing.ts';
import type { Photo } from '../generator/index.ts';
import { InlineDrawing } from './inline-drawing.tsx';

/** A picture on a page. An empty `alt` marks decoration. `slot` is set only in the editor. */
export type Picture = { alt: string; slot?: string } & (
  | { kind: 'photo'; photo: Photo }
  | ({ kind: 'file' } & DrawingFile)
  | { kind: 'inline'; drawing: Drawing }
);

type PictureProps = {
  picture: Picture;
  /** The `sizes` attribute of a photo: how wide it is here. */
  sizes?: string;
  photoClass?: string;
  /**
   * `eager` is for the first screen. `low` is for pictures that print: they are not lazy, and React
   * does not preload low-priority images.
   */
  loading?: 'lazy' | 'eager' | 'low';
};

const USUAL_SIZE = { width: 1200, height: 800 };

/** Renders any kind of picture, and reserves its space before the file loads. */
export function Picture({ picture, sizes = '100vw', photoClass, loading = 'lazy' }: PictureProps) {
  if (picture.kind === 'inline')
    return <InlineDrawing drawing={picture.drawing} alt={picture.alt} slot={picture.slot} />;
  const isPhoto = picture.kind === 'photo';
  const file: Photo = isPhoto ? picture.photo : picture;
  const { src, srcSet, avifSrcSet, width = USUAL_SIZE.width, height = USUAL_SIZE.height } = file;
  const image = (
    <img
      className={isPhoto ? photoClass : undefined}
      src={src}
      srcSet={srcSet}
      sizes={srcSet && sizes}
      width={width}
      height={height}
      alt={picture.alt}
      loading={loading === 'lazy' ? 'lazy' : undefined}
      fetchPriority={loading === 'low' ? 'low' : undefined}
      data-edit-photo={avifSrcSet ? undefined : picture.slot}
    />
  );
  if (!avifSrcSet) return image;
  return (
    <picture className="photo-image" data-edit-photo={picture.slot}>
      <source type="image/avif" srcSet={avifSrcSet} sizes={sizes} />
      {image}
    </picture>
  );
}
