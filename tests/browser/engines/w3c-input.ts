import type { Driver } from './tab.ts';

/** An input source in the format of both W3C protocols, WebDriver and WebDriver BiDi. */
type InputSource = { type: string; id: string; parameters?: object; actions: object[] };

const KEYS: Record<string, string> = {
  Tab: '\uE004',
  Enter: '\uE006',
  Shift: '\uE008',
  Escape: '\uE00C',
  Space: ' ',
  End: '\uE010',
};

/** The mouse and the keyboard of a driver that performs W3C actions. */
export function w3cInput(
  perform: (actions: InputSource[]) => Promise<unknown>,
): Pick<Driver, 'clickAt' | 'hoverAt' | 'pressKey'> {
  const mouse = async (x: number, y: number, ...more: object[]) => {
    const actions = [{ type: 'pointerMove', x: Math.round(x), y: Math.round(y) }, ...more];
    await perform([
      { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions },
    ]);
  };
  return {
    hoverAt: (x, y) => mouse(x, y),
    clickAt: (x, y) =>
      mouse(x, y, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }),
    pressKey: async (key) => {
      const values = key.split('+').map((part) => KEYS[part]!);
      const down = values.map((value) => ({ type: 'keyDown', value }));
      const up = values.toReversed().map((value) => ({ type: 'keyUp', value }));
      await perform([{ type: 'key', id: 'keyboard', actions: [...down, ...up] }]);
    },
  };
}
