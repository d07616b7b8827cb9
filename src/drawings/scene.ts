import type { Place } from '../rules/hours.ts';
import { drawing, type Drawing, placed } from './drawing.ts';
import { drawnOnce } from './drawn-once.ts';
import { engineLamp } from './details/engine-lamp.ts';
import { scanTool } from './details/scan-tool.ts';
import { bays } from './street/bays.ts';
import { counter } from './street/counter.ts';
import { lane } from './street/lane.ts';
import { GROUND } from './street/ground-line.ts';
import { pumps } from './street/pumps.ts';
import { washDry } from './street/wash-dry.ts';
import { washMenu } from './street/wash-menu.ts';
import { wash } from './street/wash.ts';

/**
 * The parts of the street, each as wide as a view. All have one scale and one ground, so any two
 * can be neighbors. The three parts of the wash, in this order, are one building.
 */
const STREET = {
  bays,
  counter,
  lane,
  pumps,
  'wash-menu': washMenu,
  wash,
  'wash-dry': washDry,
};

/** Views of the street, and large drawings of parts and tools beside the text about them. */
const SCENES = {
  ...STREET,
  'scan-tool': () => scanTool('P0300'),
  'engine-lamp': engineLamp,
};

export type SceneArt = keyof typeof SCENES;

export const SCENE_ART = Object.keys(SCENES) as SceneArt[];

/** Whether a drawing stands on the ground, which is then a line of the page. */
export const isOnGround = (art: string): boolean => Object.hasOwn(STREET, art);

/** The drawings that show a gas station or a car wash. All others fit every shop. */
const PLACES_SHOWN: { [art in SceneArt]?: Place } = {
  pumps: 'gas',
  wash: 'wash',
  'wash-menu': 'wash',
  'wash-dry': 'wash',
};

/** The place that a drawing shows. */
export const placeShown = (art: SceneArt): Place => PLACES_SHOWN[art] ?? 'shop';

/** The size of every scene in drawing units. */
export const SCENE_SIZE = { width: 420, height: 250 } as const;

/** Draws a view of the street or a large part. */
export const sceneDrawing = drawnOnce((name: SceneArt): Drawing => {
  const scene = drawing(SCENE_SIZE.width, SCENE_SIZE.height, SCENES[name]());
  return { ...scene, ground: GROUND };
});

/**
 * The views of the whole street, most important first. More than `max` would be too small on a wide
 * screen. The counter is last, because it also stands beside the text about how the shop works.
 */
const WHOLE_STREET = {
  views: ['bays', 'lane', 'pumps', 'wash-menu', 'counter'] satisfies SceneArt[],
  max: 4,
};

/** Draws the shop's places side by side in one picture. The ground is its lower edge. */
export function streetDrawing(isThere: (place: Place) => boolean): Drawing {
  const views = WHOLE_STREET.views
    .filter((name) => isThere(placeShown(name)))
    .slice(0, WHOLE_STREET.max);
  const shapes = views.map((name, index) => placed(index * SCENE_SIZE.width, 0, STREET[name]()));
  return drawing(views.length * SCENE_SIZE.width, GROUND, ...shapes);
}

/** The scan tool of the not-found page, with a code that ends in 404. */
export const notFoundDrawing = (): Drawing =>
  drawing(SCENE_SIZE.width, SCENE_SIZE.height, scanTool('P0404'));
