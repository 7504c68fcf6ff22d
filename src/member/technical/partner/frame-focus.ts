import { runAfter } from '../../../lib/schedule';

type Options = {
  box: HTMLElement;
  /** Whether the frame is visible, so that a person can enter it on purpose. */
  isOpen: () => boolean;
  onEnter: (isByPerson: boolean) => void;
  onLeave: () => void;
};

/**
 * Notifies when the focus enters the frame inside `box`, whether a person moved it there, and when it leaves. A press of
 * Tab that moved it nowhere else counts as a person's, and so does user activation while the frame is open. `restoreFocus`
 * puts the focus back.
 */
export function watchFrameFocus({ box, isOpen, onEnter, onLeave }: Options) {
  const listeners = new AbortController();
  const { signal } = listeners;
  let previous = document.activeElement;
  let isTabPending = false;
  let cancel = () => {};

  const leave = () => {
    isTabPending = false;
    onLeave();
  };
  document.addEventListener(
    'keydown',
    ({ key }) => {
      // The focus moves to a page of another process any time later, also after the key is up.
      isTabPending = key === 'Tab';
    },
    { signal, capture: true },
  );
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (target instanceof HTMLIFrameElement) return;
      if (target instanceof Element) previous = target;
      leave();
    },
    { signal },
  );
  window.addEventListener('focus', leave, { signal });
  window.addEventListener(
    'blur',
    () => {
      const isPressed = isOpen() && (navigator.userActivation?.isActive ?? true);
      const isByPerson = isPressed || isTabPending;
      // Only after the blur event is the new focus known, and can it be moved.
      cancel = runAfter(0, () => {
        const entered = document.activeElement;
        if (entered instanceof HTMLIFrameElement && box.contains(entered)) onEnter(isByPerson);
      });
    },
    { signal },
  );

  return {
    restoreFocus() {
      if (previous instanceof HTMLElement && previous.isConnected && previous !== document.body) {
        return previous.focus({ preventScroll: true });
      }
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      window.focus();
    },
    stop() {
      cancel();
      listeners.abort();
    },
  };
}

/** Focuses the selected row of the watchlist; its first row, or the page's content, where there is none. */
export function focusWatchlist(): void {
  const selectors = ['#watchlist tr[aria-selected=true] a', '#watchlist tr[data-symbol] a', 'main'];
  const targets = selectors.map((selector) => document.querySelector<HTMLElement>(selector));
  targets.find((target) => target !== null)?.focus();
}
