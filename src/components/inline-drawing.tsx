import type { Drawing } from '../drawings/drawing.ts';

type InlineDrawingProps = {
  drawing: Drawing;
  alt?: string;
  /** Fills its box from the left, and cuts off what does not fit on the right. */
  crop?: boolean;
  slot?: string;
};

/** A drawing inside the page's HTML, for the first screen: the browser loads no file for it. */
export function InlineDrawing({
  drawing: { viewBox, markup },
  alt,
  crop,
  slot,
}: InlineDrawingProps) {
  const accessibleName = alt
    ? ({ role: 'img', 'aria-label': alt } as const)
    : ({ 'aria-hidden': true } as const);
  const aspect = crop ? 'xMinYMax slice' : undefined;
  return (
    <svg
      className="drawing"
      viewBox={viewBox}
      preserveAspectRatio={aspect}
      {...accessibleName}
      data-edit-photo={slot}
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
