import { keyCodes } from './engine';

/** The actions of WebDriver, classic and BiDi, that press the main button at a point of the viewport. */
export function clickAt(x: number, y: number) {
  return [
    {
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    },
  ];
}

/** The actions of WebDriver that press a named key, or the keys of a text one after the other. */
export function pressing(keys: string) {
  const values = keys in keyCodes ? [keyCodes[keys as keyof typeof keyCodes]] : [...keys];
  const actions = values.flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
  return [{ type: 'key', id: 'keyboard', actions }];
}
