import { useEffect, type KeyboardEvent, type RefObject } from 'react';
import type { SearchMove } from '../../../machines/search.machine';
import { isOfInputMethod, isPressedForPage } from '../../lib/keys';
import type { SearchActor } from './useSearchResults';

const moves: Readonly<Record<string, SearchMove>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
};

type Options = { box: RefObject<HTMLInputElement | null>; onLeave: () => void };

/**
 * The keys of the search: / and Ctrl or Cmd+K focus its input from anywhere. Returns the handler for its controls, in
 * which arrows move the active option, Enter opens it and Escape leaves.
 */
export function useSearchKeys(actor: SearchActor, { box, onLeave }: Options) {
  useShortcut(box);

  return (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event;
    if (isOfInputMethod(event.nativeEvent) || altKey || ctrlKey || metaKey || shiftKey) return;
    const to = moves[key];
    if (key === 'Escape') onLeave();
    else if (to) {
      box.current?.focus();
      actor.send({ type: 'move', to });
    } else if (key === 'Enter' && target === box.current) actor.send({ type: 'submit' });
    else return;
    event.preventDefault();
  };
}

function useShortcut(box: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const open = (event: globalThis.KeyboardEvent) => {
      const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      const isShortcut = isPressedForPage(event, '/') || (isCommand && event.key.toLowerCase() === 'k');
      if (!isShortcut || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      box.current?.focus();
      box.current?.select();
    };
    document.addEventListener('keydown', open);
    return () => document.removeEventListener('keydown', open);
  }, [box]);
}
