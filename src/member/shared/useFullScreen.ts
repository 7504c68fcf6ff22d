import { useSyncExternalStore } from 'react';

/** What is shown in full screen, and what is called where the browser refuses. */
type Options = { element: () => Element; onRefused: () => void };

/** Whether the browser shows an element in full screen, and the toggle that requests a change of it. */
export function useFullScreen({ element, onRefused }: Options) {
  const isFullScreen = useSyncExternalStore(subscribe, () => document.fullscreenElement === element());

  async function toggle() {
    try {
      await (isFullScreen ? document.exitFullscreen() : element().requestFullscreen());
    } catch {
      onRefused();
    }
  }
  return { isFullScreen, toggle };
}

function subscribe(onChange: () => void) {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}
