import { shape } from '../drawing.ts';
import { polygon, polyline } from '../path.ts';
import { rect, repeat } from '../shapes.ts';
import { GROUND, parked } from './parked.ts';
import { portal } from './wash.ts';

const EXIT = { left: 4, right: 196 };
const ARCH = { left: 216, right: 396, beam: 60 };
const BLOWERS = [244, 306, 368];

/** A blower that hangs from the beam, with the air that it blows down. */
function blower(x: number): string {
  const top = ARCH.beam + 14;
  return (
    shape('spot', polygon([x - 15, top], [x + 15, top], [x + 15, top + 16], [x + 8, top + 28], [x - 8, top + 28], [x - 15, top + 16])) +
    shape(
      'line',
      repeat(
        3,
        (jet) =>
          polyline([x + (jet - 1) * 6, top + 34], [x + (jet - 1) * 9, top + 50]) +
          polyline([x + (jet - 1) * 10, top + 54], [x + (jet - 1) * 11.5, top + 62]),
      ),
    )
  );
}

/** Dryer arch after the tunnel. */
const arch = (): string =>
  shape(
    'outline',
    rect(ARCH.left, ARCH.beam, 11, GROUND - ARCH.beam),
    rect(ARCH.right - 11, ARCH.beam, 11, GROUND - ARCH.beam),
    rect(ARCH.left - 6, ARCH.beam - 6, ARCH.right - ARCH.left + 12, 20, 3),
  ) + BLOWERS.map(blower).join('');

const DROPS = [
  [196, 150],
  [204, 166],
  [190, 178],
  [202, 190],
  [192, 204],
] as const;

/** A car leaves the tunnel under the dryers. */
export const washDry = (): string =>
  [
    shape('outline', portal(EXIT.left, EXIT.right, 50, 26)),
    shape('spot', rect(EXIT.left + 26, 38, EXIT.right - EXIT.left - 52, 14)),
    shape('glass', portal(EXIT.left + 14, EXIT.right - 14, 66, 22)),
    shape(
      'line',
      repeat(9, (strip) => polyline([32 + strip * 17, 67], [30 + strip * 17, 150 + (strip % 2) * 8])),
    ),
    arch(),
    parked('sedan', 210, 0.4),
    shape('bold', DROPS.map(([x, y]) => polyline([x, y], [x - 8, y + 2])).join('')),
  ].join('');
