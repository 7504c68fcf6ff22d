import { useRef, type FocusEvent, type RefObject } from 'react';
import { loadGroupMessages } from '../../app/router/load-group';
import type { SearchActor } from './useSearchResults';

/**
 * Opens the search while the focus is in it, and closes it when the focus leaves. `onFocus` is for the input, `onBlur`
 * for the element around the whole search; `leave` restores the previous focus.
 */
export function useSearchFocus(actor: SearchActor, box: RefObject<HTMLInputElement | null>) {
  const cameFrom = useRef<HTMLElement>(null);

  return {
    leave() {
      actor.send({ type: 'close' });
      box.current?.blur();
      cameFrom.current?.focus({ preventScroll: true });
    },
    onFocus({ relatedTarget }: FocusEvent) {
      const isOpen = actor.getSnapshot().matches('open');
      if (!isOpen) cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
      actor.send({ type: 'open' });
      // The titles of the groups' pages; without them these are not found.
      if (!isOpen) loadGroupMessages().catch(() => {});
    },
    onBlur({ currentTarget, relatedTarget }: FocusEvent) {
      // Switching windows blurs the window but keeps the active element.
      const isHere = [relatedTarget, document.activeElement].some((element) =>
        currentTarget.contains(element),
      );
      if (!isHere) actor.send({ type: 'close' });
    },
  };
}
