import type { Point } from '../path.ts';

/**
 * A drawing that a gauge changes. Its moving parts follow `--at`, the gauge's share from 0 to 1; `--limit` is the share of its
 * limit. `parts` are the places to which a line may lead, from left to right.
 */
export type ExhibitDrawing = { markup: string; parts: Readonly<Record<string, Point>> };
