import { type FilledFile, idOf, valueAt } from '../generator/index.ts';
import { type Inspection, INSPECTIONS } from '../rules/services.ts';

/**
 * Returns the inspections that services offer, by the ids of the services. Another check reports
 * any other value of "inspection".
 */
export function offeredInspections(filledFiles: FilledFile[]): Map<string, Inspection> {
  return new Map(
    filledFiles.flatMap(({ source: { file }, data }): [string, Inspection][] => {
      const inspection = file.startsWith('services/') ? valueAt(data, ['inspection']) : undefined;
      return isInspection(inspection) ? [[idOf(file), inspection]] : [];
    }),
  );
}

const isInspection = (value: unknown): value is Inspection =>
  (INSPECTIONS as readonly unknown[]).includes(value);
