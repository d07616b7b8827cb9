import { BODIES, type CarBody } from './bodies/bodies.ts';
import type { Body } from './bodies/body.ts';
import { drawnOnce } from './drawn-once.ts';
import { placed, shape, type Drawing } from './drawing.ts';
import { area, fromGround, stroke } from './ground.ts';
import { svgNumbers, polyline, shapeFrom, type CurveNode, type Step } from './path.ts';
import { circle, rect } from './shapes.ts';
import { wheel } from './wheel.ts';

/**
 * Space around a car for the outer half of its outline. There is none below, where the car touches
 * the road.
 */
const MARGIN = 4;
const ARCH_GAP = 4.5;
const HANDLE = { length: 15, height: 3.4 };

const first = <T>(items: readonly T[]): T => items[0] as T;
const last = <T>(items: readonly T[]): T => items[items.length - 1] as T;

/** The horizontal distance from the axle at which a circle around it reaches a height. */
const reach = (radius: number, axleHeight: number, height: number): number =>
  Math.sqrt(Math.max(0, radius ** 2 - (height - axleHeight) ** 2));

/**
 * The arc of a wheel arch between two heights: clockwise from behind the wheel, counterclockwise
 * from its front.
 */
function archStep(
  axle: number,
  axleHeight: number,
  radius: number,
  from: number,
  to: number,
  clockwise: boolean,
): Step {
  const side = clockwise ? 1 : -1;
  return {
    arcTo: [axle + side * reach(radius, axleHeight, to), -to],
    radius,
    large: (from + to) / 2 < axleHeight,
    clockwise,
  };
}

const archRadius = (body: Body): number => body.tireRadius + (body.archGap ?? ARCH_GAP);

/** The underside from the nose back to the tail, around both wheels. */
function underside(body: Body): Step[] {
  const { outline, rearAxle, frontAxle, tireRadius, sill } = body;
  const radius = archRadius(body);
  const [rear, front] = [first(outline)[1], last(outline)[1]];
  return [
    [frontAxle + reach(radius, tireRadius, front), -front],
    archStep(frontAxle, tireRadius, radius, front, sill, false),
    [rearAxle + reach(radius, tireRadius, sill), -sill],
    archStep(rearAxle, tireRadius, radius, sill, rear, false),
  ];
}

/** The body's edge: over the roof, then back along the underside. */
export const outlinePath = (body: Body): string =>
  shapeFrom(fromGround(body.outline), underside(body));

/** The band of dark plastic that follows tail, arches, sill and nose. */
function claddingPath(body: Body, cladding: NonNullable<Body['cladding']>): string {
  const { outline, rearAxle, frontAxle, tireRadius, sill } = body;
  const tail = outline.slice(0, cladding.tailNodes);
  const nose = outline.slice(-cladding.noseNodes);
  const radius = archRadius(body) + cladding.width;
  const top = sill + cladding.width;
  const [rear, front] = [last(tail)[1], first(nose)[1]];
  return shapeFrom(fromGround(tail), [
    [rearAxle - reach(radius, tireRadius, rear), -rear],
    archStep(rearAxle, tireRadius, radius, rear, top, true),
    [frontAxle - reach(radius, tireRadius, top), -top],
    archStep(frontAxle, tireRadius, radius, top, front, true),
    { through: fromGround(nose) },
    ...underside(body),
  ]);
}

const lines = (strokes: readonly (readonly CurveNode[])[] = []): string =>
  strokes.map((nodes) => stroke(...nodes)).join('');
const areas = (shapes: readonly (readonly CurveNode[])[] = []): string =>
  shapes.map((nodes) => area(...nodes)).join('');

const ellipse = (x: number, y: number, halfWidth: number, halfHeight: number): string => {
  const turn = `a${svgNumbers(halfWidth, halfHeight)} 0 1 0 `;
  const [there, back] = [svgNumbers(2 * halfWidth, 0), svgNumbers(-2 * halfWidth, 0)];
  return `M${svgNumbers(x - halfWidth, -y)}${turn}${there}${turn}${back}z`;
};

const handles = ({ handles: places, hasFlushHandles }: Body): string =>
  hasFlushHandles
    ? shape('car-hair', ...places.map(([x, y]) => rect(x, -y, HANDLE.length, HANDLE.height, 1.2)))
    : shape('car-panel', ...places.map(([x, y]) => rect(x, -y, HANDLE.length, HANDLE.height, 1.6)));

function fuelDoor({ fuelDoor: [x, y], fuelDoorStyle }: Body): string {
  if (fuelDoorStyle === 'square') return shape('car-seam', rect(x - 6, -y - 6, 12, 12, 2));
  if (fuelDoorStyle === 'charge')
    return (
      shape('car-lamp', rect(x - 6.5, -y - 6.5, 13, 13, 3)) +
      shape(
        'car-seam',
        polyline([x + 1.5, -y - 4.5], [x - 2, -y + 0.5], [x + 2, -y - 0.5], [x - 1.5, -y + 4.5]),
      )
    );
  return shape('car-seam', circle(x, -y, 5.5));
}

const mirror = ({ mirror: [x, y] }: Body): string =>
  shape('car-panel', `M${svgNumbers(x, -y)}l-2-8q0-4-5-4l-10 1q-4 1-4 5.5q0 4 4 5z`);

/**
 * The car without the surrounding `<svg>`. A distant car, as in a scene, has no creases, handles or
 * fuel door.
 */
export function carShapes(name: CarBody, isFar = false): string {
  const body = BODIES[name];
  const height = -body.tireRadius;
  const closeUp = isFar
    ? []
    : [shape('car-hair', lines(body.creases)), handles(body), fuelDoor(body)];
  const parts = [
    body.behind && shape('car-dark', areas(body.behind)),
    shape('car-body', outlinePath(body)),
    body.shades && shape('car-shade', areas(body.shades)),
    body.cladding && shape('car-dark', claddingPath(body, body.cladding)),
    body.darks && shape('car-dark', areas(body.darks)),
    shape('car-window', areas(body.windows)),
    shape('car-pillar', lines(body.pillars)),
    body.panels && shape('car-panel', areas(body.panels)),
    shape('car-seam', lines(body.seams)),
    shape(
      'car-lamp',
      areas(body.lamps) + (body.roundLamps ?? []).map((lamp) => ellipse(...lamp)).join(''),
    ),
    ...closeUp,
    mirror(body),
    placed(body.rearAxle, height, wheel(body.wheel, body.tireRadius)),
    placed(body.frontAxle, height, wheel(body.wheel, body.tireRadius)),
  ];
  return parts.filter(Boolean).join('');
}

/**
 * A car from the side, nose to the right, in centimeters. The lower edge of the picture is the
 * road.
 */
export const carDrawing = drawnOnce((name: CarBody): Drawing => {
  const { length, height } = BODIES[name];
  const [width, tall] = [length + 2 * MARGIN, height + MARGIN];
  return {
    width,
    height: tall,
    viewBox: `${-MARGIN} ${-tall} ${width} ${tall}`,
    markup: `<g class="car">${carShapes(name)}</g>`,
  };
});
