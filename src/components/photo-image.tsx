import type { Photo } from '../generator/site.ts';

type PhotoImageProps = {
  photo: Photo;
  alt: string;
  /** How wide the photo stands, in the words of the `sizes` attribute. */
  sizes: string;
  className?: string;
  /** For the one photo that the first screen shows. */
  eager?: boolean;
};

/** A photo's usual shape, where the file's own is not known: the space must be reserved before it arrives. */
const SHAPE = { width: 1200, height: 800 };

/** One of the shop's photos, in the smallest format that the browser reads. `display: contents` leaves layout to the image. */
export function PhotoImage({ photo, alt, sizes, className, eager }: PhotoImageProps) {
  const { src, srcSet, width = SHAPE.width, height = SHAPE.height, sources = [] } = photo;
  const image = <img className={className} src={src} srcSet={srcSet} sizes={srcSet && sizes} width={width} height={height} alt={alt} loading={eager ? undefined : 'lazy'} />;
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
