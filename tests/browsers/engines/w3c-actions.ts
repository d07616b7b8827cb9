import type { Key } from './engine.ts';

/** An input source in the format of both W3C protocols, WebDriver and WebDriver BiDi. */
export type InputSource = { type: string; id: string; parameters?: object; actions: object[] };

const KEYS: Record<string, string> = {
  Tab: '\uE004',
  Enter: '\uE006',
  Shift: '\uE008',
  Escape: '\uE00C',
  Space: ' ',
  End: '\uE010',
  Home: '\uE011',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
};

/** One click of the mouse. */
export function clickActions(x: number, y: number, button: 'left' | 'middle' = 'left'): InputSource[] {
  const code = button === 'left' ? 0 : 1;
  const actions = [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
    { type: 'pointerDown', button: code },
    { type: 'pointerUp', button: code },
  ];
  return [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }];
}

/** Moves the mouse to a point. */
export function hoverActions(x: number, y: number): InputSource[] {
  return [
    {
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [{ type: 'pointerMove', x: Math.round(x), y: Math.round(y) }],
    },
  ];
}

/** One key press, with Shift if the key's name has it. */
export function keyActions(key: Key): InputSource[] {
  const values = key.split('+').map((part) => KEYS[part]!);
  const actions = [
    ...values.map((value) => ({ type: 'keyDown', value })),
    ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
  ];
  return [{ type: 'key', id: 'keyboard', actions }];
}
