import type { Place } from '../rules/hours.ts';
import { drawing, type Drawing } from './drawing.ts';
import { drawnOnce } from './drawn-once.ts';
import { beltDrive } from './details/belt-drive.ts';
import { brakePad } from './details/brake-pad.ts';
import { compressor } from './details/compressor.ts';
import { dipstick } from './details/dipstick.ts';
import { engineLamp } from './details/engine-lamp.ts';
import { evaporator } from './details/evaporator.ts';
import { gaugeSet } from './details/gauge-set.ts';
import { multimeter } from './details/multimeter.ts';
import { treadWear } from './details/tread-wear.ts';
import { bays } from './scenes/bays.ts';
import { counter } from './scenes/counter.ts';
import { coveralls } from './scenes/coveralls.ts';
import { pumps } from './scenes/pumps.ts';
import { scanTool } from './scenes/scan-tool.ts';
import { suds } from './scenes/suds.ts';
import { toolbox } from './scenes/toolbox.ts';
import { washDry } from './scenes/wash-dry.ts';
import { washMenu } from './scenes/wash-menu.ts';
import { wash } from './scenes/wash.ts';

/** Drawings of things on the ground. The ground is at the same height in all of them. */
const PLACES = {
  bays,
  pumps,
  wash,
  'wash-menu': washMenu,
  'wash-dry': washDry,
  suds,
  counter,
  toolbox,
  coveralls,
};

/** Large drawings of places, and of parts and tools beside the text about them. */
const SCENES = {
  ...PLACES,
  'scan-tool': () => scanTool('P0300'),
  'brake-pad': brakePad,
  'gauge-set': gaugeSet,
  compressor,
  evaporator,
  multimeter,
  'tread-wear': treadWear,
  dipstick,
  'belt-drive': beltDrive,
  'engine-lamp': engineLamp,
};

export type SceneArt = keyof typeof SCENES;

export const SCENE_ART = Object.keys(SCENES) as SceneArt[];

/** Whether a drawing shows a place: its ground is then a line of the page. */
export const isPlace = (art: string): boolean => Object.hasOwn(PLACES, art);

/** The drawings that show a gas station or a car wash. All others fit every shop. */
const BESIDE_SHOP: { [art in SceneArt]?: Place } = { pumps: 'gas', wash: 'wash', 'wash-menu': 'wash', 'wash-dry': 'wash', suds: 'wash' };

/** The place that a drawing shows. */
export const placeShown = (art: SceneArt): Place => BESIDE_SHOP[art] ?? 'shop';

/** The size of every scene in drawing units. */
export const SCENE_SIZE = { width: 420, height: 250 } as const;

/** Draws a place at the shop or a large part. The ground of a place is at y = 230. */
export const sceneDrawing = drawnOnce((name: SceneArt): Drawing => drawing(SCENE_SIZE.width, SCENE_SIZE.height, SCENES[name]()));

/** The scan tool of the not-found page. It shows a code that ends in 404. */
export const notFoundDrawing = (): Drawing => drawing(SCENE_SIZE.width, SCENE_SIZE.height, scanTool('P0404'));
