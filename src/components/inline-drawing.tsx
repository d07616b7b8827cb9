import type { Drawing } from '../drawings/drawing.ts';

type InlineDrawingProps = {
  drawing: Drawing;
  alt?: string;
  className?: string;
  /** How it fills its box, if not from the middle: an SVG's preserveAspectRatio. */
  aspect?: string;
  slot?: string;
};

/** A drawing inside the page's HTML, for the first screen: the browser loads no file for it. */
export function InlineDrawing({
  drawing: { viewBox, markup },
  alt,
  className = 'drawing',
  aspect,
  slot,
}: InlineDrawingProps) {
  const accessibleName = alt
    ? ({ role: 'img', 'aria-label': alt } as const)
    : ({ 'aria-hidden': true } as const);
  return (
    <svg
      className={className}
      viewBox={viewBox}
      preserveAspectRatio={aspect}
      {...accessibleName}
      data-edit-photo={slot}
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
