import type { Photo } from '../generator/site.ts';

type PhotoImageProps = {
  photo: Photo;
  alt: string;
  /** The `sizes` attribute: how wide the photo is. */
  sizes: string;
  className?: string;
  /** True for the photo on the first screen. */
  eager?: boolean;
};

/** The size to reserve when the file's own size is unknown. */
const SHAPE = { width: 1200, height: 800 };

/** One of the shop's photos, in the smallest format that the browser supports. With `display: contents`, only the image takes part in layout. */
export function PhotoImage({ photo, alt, sizes, className, eager }: PhotoImageProps) {
  const { src, srcSet, width = SHAPE.width, height = SHAPE.height, sources = [] } = photo;
  const image = (
    <img
      className={className}
      src={src}
      srcSet={srcSet}
      sizes={srcSet && sizes}
      width={width}
      height={height}
      alt={alt}
      loading={eager ? undefined : 'lazy'}
    />
  );
  if (sources.length === 0) return image;
  return (
    <picture className="photo-image">
      {sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}
