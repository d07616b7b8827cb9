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

const SERVICES: Record<ServiceArt, () => string> = {
  'oil-changes': oilChanges,
  tires,
  alignments,
  brakes,
  electrical,
  'scheduled-maintenance': scheduledMaintenance,
  'state-inspection': stateInspection,
  'emissions-inspection': emissionsInspection,
  'vehicle-diagnostics': diagnostics,
  'ac-heat-repair': acHeatRepair,
  'plain-service': plainService,
};

/** The size of every service's drawing in drawing units. */
export const SERVICE_SIZE = { width: 240, height: 180 } as const;

/** The part of the car that a service works on. The part that we service is amber. */
export const serviceDrawing = drawnOnce((name: ServiceArt): Drawing => drawing(SERVICE_SIZE.width, SERVICE_SIZE.height, SERVICES[name]()));
