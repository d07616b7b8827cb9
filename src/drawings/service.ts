import type { ServiceArt } from '../rules/names.ts';
import { drawing, type Drawing } from './drawing.ts';
import { drawnOnce } from './drawn-once.ts';
import { acHeatRepair } from './services/ac-heat-repair.ts';
import { alignments } from './services/alignments.ts';
import { brakes } from './services/brakes.ts';
import { diagnostics } from './services/diagnostics.ts';
import { electrical } from './services/electrical.ts';
import { emissionsInspection } from './services/emissions-inspection.ts';
import { oilChanges } from './services/oil-changes.ts';
import { plainService } from './services/plain-service.ts';
import { scheduledMaintenance } from './services/scheduled-maintenance.ts';
import { stateInspection } from './services/state-inspection.ts';
import { tires } from './services/tires.ts';

/** How each service is drawn, and the y of the ground on which its part stands. */
const SERVICE_DRAWINGS: Record<ServiceArt, { draw: () => string; ground: number }> = {
  'oil-changes': { draw: oilChanges, ground: 174 },
  tires: { draw: tires, ground: 178 },
  alignments: { draw: alignments, ground: 178 },
  brakes: { draw: brakes, ground: 164 },
  electrical: { draw: electrical, ground: 167 },
  'scheduled-maintenance': { draw: scheduledMaintenance, ground: 173 },
  'state-inspection': { draw: stateInspection, ground: 178 },
  'emissions-inspection': { draw: emissionsInspection, ground: 178 },
  'vehicle-diagnostics': { draw: diagnostics, ground: 165 },
  'ac-heat-repair': { draw: acHeatRepair, ground: 178 },
  'plain-service': { draw: plainService, ground: 178 },
};

/** The size of every service's drawing in drawing units. */
export const SERVICE_SIZE = { width: 240, height: 180 } as const;

/** Draws the part that a service works on, in amber, with its surroundings. */
export const serviceDrawing = drawnOnce((name: ServiceArt): Drawing => {
  const { draw, ground } = SERVICE_DRAWINGS[name];
  return { ...drawing(SERVICE_SIZE.width, SERVICE_SIZE.height, draw()), ground };
});
