import type { Drawing } from '../drawings/drawing.ts';

type InlineDrawingProps = {
  drawing: Drawing;
  /** What it shows, in words; without it, it says nothing that the text does not. */
  alt?: string;
};

/** A drawing as part of the page, for what the first screen shows: it waits for no file. */
export function InlineDrawing({ drawing: { viewBox, markup }, alt }: InlineDrawingProps) {
  const read = alt ? ({ role: 'img', 'aria-label': alt } as const) : ({ 'aria-hidden': true } as const);
  return <svg className="drawing" viewBox={viewBox} {...read} dangerouslySetInnerHTML={{ __html: markup }} />;
}
