import type { SceneArt } from '../rules/names.ts';
import { drawing, type Drawing } from './drawing.ts';
import { bays } from './scenes/bays.ts';
import { counter } from './scenes/counter.ts';
import { pumps } from './scenes/pumps.ts';
import { scanTool } from './scenes/scan-tool.ts';
import { toolbox } from './scenes/toolbox.ts';
import { washDry } from './scenes/wash-dry.ts';
import { washMenu } from './scenes/wash-menu.ts';
import { wash } from './scenes/wash.ts';

const SCENES: Record<SceneArt, () => string> = {
  bays,
  pumps,
  wash,
  'wash-menu': washMenu,
  'wash-dry': washDry,
  counter,
  'scan-tool': scanTool,
  toolbox,
};

/** A place at the shop, 420 by 250, its ground at y = 230. */
export const sceneDrawing = (name: SceneArt): Drawing => drawing(420, 250, SCENES[name]());
