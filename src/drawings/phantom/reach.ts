import type { ServiceName } from '../../rules/services.ts';
import { box, round, stroke } from '../ground.ts';

/**
 * The click area of each part: a rough shape, made larger by a transparent stroke 24 units wide. The order is from back
 * to front, so a large part does not cover a small one.
 */
export const REACH: Record<ServiceName, string> = {
  'emissions-inspection': stroke([8, 36], [320, 36]),
  tires: round(98, 36, 30) + round(367, 36, 30),
  alignments: stroke([98, -11], [367, -11]),
  'ac-heat-repair': box(302, 99, 14, 13) + stroke([280, 122], [246, 150], [200, 154], [148, 140]),
  electrical: box(330, 82, 21, 16) + box(14, 106, 20, 26) + box(434, 88, 20, 10),
  'scheduled-maintenance': box(396, 54, 32, 44) + box(360, 101, 20, 5),
  'oil-changes': box(396, 40, 40, 10),
  brakes: round(98, 36, 10) + round(367, 36, 10),
  'vehicle-diagnostics': box(278, 85, 15, 6),
  'state-inspection': round(290, 129.5, 2),
};
