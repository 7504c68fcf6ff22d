import { useSyncExternalStore } from 'react';

/** The browser's own full-screen state, and the toggle that requests a change of it. */
export function useFullScreen(onRefused: () => void) {
  const isFullScreen = useSyncExternalStore(subscribe, getSnapshot);

  async function toggle() {
    try {
      await (getSnapshot() ? document.exitFullscreen() : document.documentElement.requestFullscreen());
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

function getSnapshot() {
  return document.fullscreenElement !== null;
}
