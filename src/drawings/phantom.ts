import { suv as SUV } from './bodies/suv.ts';
import { outlinePath } from './car.ts';
import type { Drawing } from './drawing.ts';
import { stroke } from './ground.ts';
import { numbers, type Point } from './path.ts';
import { cabin, chassis } from './phantom/cabin.ts';
import { layer, type NumberOf } from './phantom/layer.ts';
import { REACH } from './phantom/reach.ts';
import { alignmentLines, serviceParts } from './phantom/parts.ts';
import { wheels } from './phantom/wheel.ts';
import { type OnCar, PLAIN_ART, SERVICES, type ServiceTraits } from '../rules/services.ts';

/** The frame of the drawing. The rails with the numbers are above and below it, so the drawing must not be clipped. */
const VIEW = { left: -6, top: -238, width: 474, height: 238 };

/** Heights of the centers of the number circles; the ground is 0. */
export const PHANTOM_RAILS = { top: -204, bottom: 32 } as const;

/** How far down a leader line goes straight from its number before it turns to the part. */
const DROP = { top: 24, bottom: -20 } as const;

/** `x`, `y` is the center of the number; `left` is x in percent of the drawing's width. `leader` ends at `part`, and `reach` is the part's click area. */
export type Callout = {
  number: number;
  side: 'top' | 'bottom';
  x: number;
  y: number;
  left: number;
  leader: string;
  part: Point;
  reach: string;
};

type Numbered = Pick<ServiceTraits, 'art' | 'number'>;

const COVER = Object.values(REACH);

/** The numbers on the rails, for those of the given services that have a part on the car. Small parts come last. */
export function phantomCallouts(services: Numbered[]): Callout[] {
  return services
    .flatMap(({ art, number }) =>
      art === PLAIN_ART ? [] : [{ ...callout(number, SERVICES[art].onCar), reach: REACH[art] }],
    )
    .sort((one, other) => COVER.indexOf(one.reach) - COVER.indexOf(other.reach));
}

function callout(number: number, { part, rail, x }: OnCar): Omit<Callout, 'reach'> {
  const y = PHANTOM_RAILS[rail];
  const turn = y + DROP[rail];
  const left = Math.round(((x - VIEW.left) / VIEW.width) * 1e4) / 100;
  return {
    number,
    side: rail,
    x,
    y,
    left,
    part,
    leader: `M${numbers(x, y)}V${numbers(turn)}L${numbers(...part)}`,
  };
}

/** The see-through body: windows and rear door as faint lines. */
const shell = (): string =>
  layer('phantom-body', outlinePath(SUV)) +
  layer(
    'faint',
    ...[...SUV.windows, ...SUV.pillars, ...SUV.seams.slice(1, 3)].map((nodes) => stroke(...nodes)),
  );

/** The see-through car: an SUV. Each part that we service is a group with the class `n` plus the service's number. */
export function phantomDrawing(services: Numbered[]): Drawing {
  const numberOf: NumberOf = (name) => services.find(({ art }) => art === name)?.number;
  return {
    width: VIEW.width,
    height: VIEW.height,
    viewBox: `${VIEW.left} ${VIEW.top} ${VIEW.width} ${VIEW.height}`,
    markup: [
      shell(),
      chassis(),
      cabin(),
      serviceParts(numberOf),
      wheels(numberOf, SUV.rearAxle, SUV.frontAxle, SUV.tireRadius),
      alignmentLines(numberOf),
    ].join(''),
  };
}
