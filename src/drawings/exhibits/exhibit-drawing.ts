import type { Point } from '../path.ts';

/**
 * A drawing across the page. `parts` are the places to which a line may lead, from left to right.
 */
export type ExhibitDrawing = { markup: string; parts: Readonly<Record<string, Point>> };
