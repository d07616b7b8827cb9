import { drawnOnce } from './drawn-once.ts';
import { suv as SUV } from './bodies/suv.ts';
import { outlinePath } from './car.ts';
import type { Drawing } from './drawing.ts';
import { stroke } from './ground.ts';
import { svgNumbers, type Point } from './path.ts';
import { cabin, chassis } from './phantom/cabin.ts';
import { type ClassOf, layer } from './phantom/layer.ts';
import { alignmentLines, REACH, serviceParts } from './phantom/parts.ts';
import { wheels } from './phantom/wheel.ts';
import {
  isOnCar,
  type OnCar,
  type OnCarService,
  SERVICES,
  type ServiceTraits,
} from '../rules/services.ts';

/**
 * The frame of the drawing. Its numbers are above and below it, so the drawing must not be clipped.
 */
const VIEW = { left: -6, top: -238, width: 474, height: 238 };

/** Heights of the number circles' centers; the ground is 0. */
const PHANTOM_RAILS = { top: -204, bottom: 32 } as const;

/** How far down a leader line goes from its number before it turns to the part. */
const DROP = { top: 24, bottom: -20 } as const;

/**
 * `x`, `y` is the center of the number; `left` is x in percent of the drawing's width. `leader`
 * begins at `part`, and `reach` is the part's click area.
 */
type Callout = {
  number: number;
  side: 'top' | 'bottom';
  x: number;
  y: number;
  left: number;
  leader: string;
  part: Point;
  reach: string;
};

/**
 * The area that a close-up shows in full, around a service's part: left, top, width and height. The
 * ground is 0.
 */
const CLOSE_UPS = {
  'oil-changes': [352, -96, 120, 96],
  tires: [255, -150, 215, 150],
  alignments: [258, -146, 210, 146],
  brakes: [318, -78, 108, 78],
  electrical: [296, -118, 168, 118],
  'scheduled-maintenance': [300, -140, 175, 140],
  'vehicle-diagnostics': [200, -180, 200, 150],
  'ac-heat-repair': [190, -186, 215, 165],
} satisfies Partial<
  Record<OnCarService, [left: number, top: number, width: number, height: number]>
>;

export type CloseUpName = keyof typeof CLOSE_UPS;

/** Whether a service, by its drawing's name, has a close-up. */
export const hasCloseUp = (art: string): art is CloseUpName => Object.hasOwn(CLOSE_UPS, art);

type Numbered = Pick<ServiceTraits, 'art' | 'number'>;

const COVER = Object.values(REACH);

/**
 * The number, line and tap area of each service with a part on the car. Small areas come last, so
 * that they lie on top.
 */
export function phantomCallouts(services: Numbered[]): Callout[] {
  return services
    .flatMap(({ art, number }) =>
      isOnCar(art) ? [{ ...callout(number, SERVICES[art].onCar), reach: REACH[art] }] : [],
    )
    .sort((a, b) => COVER.indexOf(a.reach) - COVER.indexOf(b.reach));
}

function callout(number: number, { part, rail, x }: OnCar): Omit<Callout, 'reach'> {
  const y = PHANTOM_RAILS[rail];
  const turn = y + DROP[rail];
  const left = Math.round(((x - VIEW.left) / VIEW.width) * 1e3) / 10;
  return {
    number,
    side: rail,
    x,
    y,
    left,
    part,
    leader: `M${svgNumbers(...part)}L${svgNumbers(x, turn)}V${svgNumbers(y)}`,
  };
}

/** The body, with windows and rear door as faint lines. */
const shell = (): string =>
  layer('phantom-body', outlinePath(SUV)) +
  layer(
    'faint',
    ...[...SUV.windows, ...SUV.pillars, ...SUV.seams.slice(1, 3)].map((nodes) => stroke(...nodes)),
  );

/**
 * Draws the see-through car, an SUV. The part of each service is a group with the class `n` plus
 * the service's number.
 */
export function phantomDrawing(services: Numbered[]): Drawing {
  return {
    ...VIEW,
    viewBox: `${VIEW.left} ${VIEW.top} ${VIEW.width} ${VIEW.height}`,
    markup: car((name) => {
      const service = services.find(({ art }) => art === name);
      return service && `n${service.number}`;
    }),
  };
}

/** Draws the same car, zoomed to a service's part: a group with the class `lit`. */
export const closeUpDrawing = drawnOnce((art: CloseUpName): Drawing => {
  const [left, top, width, height] = CLOSE_UPS[art];
  return {
    width,
    height,
    viewBox: `${left} ${top} ${width} ${height}`,
    markup: car((name) => (name === art ? 'lit' : undefined)),
  };
});

const car = (classOf: ClassOf): string =>
  [
    shell(),
    chassis(),
    cabin(),
    serviceParts(classOf),
    wheels(classOf, SUV.rearAxle, SUV.frontAxle, SUV.tireRadius),
    alignmentLines(classOf),
  ].join('');
