import type { KeyboardEvent } from 'react';
import { isOfInputMethod } from '../../lib/keys';
import type { GridEvent, Move } from './grid';

const moves: Partial<Record<string, Move>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, -Infinity],
  End: [0, Infinity],
};

/** What a key does at a cell that is not being edited; null where it is left to the browser. */
export function eventAtCell({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): GridEvent | null {
  if (altKey) return null;
  if (ctrlKey || metaKey) {
    const letter = key.toLowerCase();
    if (letter === 'z') return { type: shiftKey ? 'redo' : 'undo' };
    return letter === 'y' ? { type: 'redo' } : null;
  }
  const move = moves[key];
  if (move) return { type: 'move', by: move };
  if (key === 'Enter' || key === 'F2') return { type: 'edit' };
  if (key === 'Delete' || key === 'Backspace') return { type: 'edit', draft: '' };
  return key.length === 1 && key !== ' ' ? { type: 'edit', draft: key } : null;
}

/** What a key does while a cell is being edited: Enter goes on below, Tab beside, Escape discards. */
export function eventInEdit({ key, shiftKey, nativeEvent }: KeyboardEvent): GridEvent | null {
  // Vietnamese is composed: that Enter ends a word.
  if (isOfInputMethod(nativeEvent)) return null;
  const direction = shiftKey ? -1 : 1;
  if (key === 'Enter') return { type: 'commit', by: [direction, 0] };
  if (key === 'Tab') return { type: 'commit', by: [0, direction] };
  return key === 'Escape' ? { type: 'cancel' } : null;
}
