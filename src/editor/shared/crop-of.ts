/** `shape` is width by height. `keptPoint` stays in the crop; 0 to 1 across and down. */
export type Crop = { shape?: number; keptPoint?: { x: number; y: number } };

export const MIDDLE = { x: 0.5, y: 0.5 };

/** The largest part of a picture in this shape, with the point as near its middle as can be. */
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
