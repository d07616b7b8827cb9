/**
 * How a photo is cropped: its width by its height, and a point that stays in it, in parts of width
 * and height.
 */
export type Crop = { shape?: number; keptPoint?: { x: number; y: number } };

/**
 * The largest area of this shape that is in the picture and has the point as near to its middle as
 * can be.
 */
export function cropOf(
  width: number,
  height: number,
  shape: number | undefined,
  keptPoint: { x: number; y: number },
) {
  const wanted = shape !== undefined && shape > 0 ? Math.max(0.1, shape) : width / height;
  const size = {
    width: Math.max(1, Math.min(width, Math.round(height * wanted))),
    height: Math.max(1, Math.min(height, Math.round(width / wanted))),
  };
  const start = (whole: number, own: number, at: number) =>
    Math.min(whole - own, Math.max(0, Math.round(whole * at - own / 2)));
  return {
    ...size,
    left: start(width, size.width, keptPoint.x),
    top: start(height, size.height, keptPoint.y),
  };
}
