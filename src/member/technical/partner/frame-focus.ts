import { after } from '../../../lib/after';

/** How long after a press of Tab the focus that moves is the person's doing, in ms. */
const TAB = 500;

type Watch = {
  box: HTMLElement;
  /** Whether a person can have meant to enter: the frame is there to be seen. */
  isOpen: () => boolean;
  onEnter: (isLed: boolean) => void;
  onLeave: () => void;
};

/**
 * Tells when the focus goes into the frame inside `box`, whether a person led it there, and when it is back. A press of
 * Tab leads; so does a press in an open frame, which shows as activity of a person. `giveBack` puts the focus where it
 * was.
 */
export function watchFocus({ box, isOpen, onEnter, onLeave }: Watch) {
  const listening = new AbortController();
  const { signal } = listening;
  let place = document.activeElement;
  let tabbed = -Infinity;
  let cancel = () => {};

  document.addEventListener(
    'keydown',
    ({ key, timeStamp }) => {
      if (key === 'Tab') tabbed = timeStamp;
    },
    { signal, capture: true },
  );
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (target instanceof HTMLIFrameElement) return;
      if (target instanceof Element) place = target;
      onLeave();
    },
    { signal },
  );
  window.addEventListener('focus', onLeave, { signal });
  window.addEventListener(
    'blur',
    ({ timeStamp }) => {
      const isPressed = isOpen() && (navigator.userActivation?.isActive ?? true);
      const isLed = isPressed || timeStamp - tabbed < TAB;
      // Only once the blur is over is it settled where the focus is, and can it be moved.
      cancel = after(0, () => {
        const entered = document.activeElement;
        if (entered instanceof HTMLIFrameElement && box.contains(entered)) onEnter(isLed);
      });
    },
    { signal },
  );

  return {
    giveBack() {
      if (place instanceof HTMLElement && place.isConnected && place !== document.body) {
        return place.focus({ preventScroll: true });
      }
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      window.focus();
    },
    stop() {
      cancel();
      listening.abort();
    },
  };
}
