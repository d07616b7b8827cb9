import type { Drawing } from '../drawings/drawing.ts';

type InlineDrawingProps = {
  drawing: Drawing;
  /** The text alternative. Without it, the drawing is decoration. */
  alt?: string;
};

/** A drawing inside the page's HTML, for the first screen: the browser loads no file for it. */
export function InlineDrawing({ drawing: { viewBox, markup }, alt }: InlineDrawingProps) {
  const read = alt ? ({ role: 'img', 'aria-label': alt } as const) : ({ 'aria-hidden': true } as const);
  return <svg className="drawing" viewBox={viewBox} {...read} dangerouslySetInnerHTML={{ __html: markup }} />;
}
