/** Closes an open overlay. */
type Close = () => void;
type Options = { replace?: boolean; state?: unknown };
type Navigate<To> = (to: To, options?: Options) => void;

/** The open overlays, outermost first. Each has a history entry of its own, which Back leaves. */
const open: Close[] = [];

/** What changes the history waits here while the browser goes back, which takes a moment. */
const waiting: (() => void)[] = [];
let isGoingBack = false;

/** The address while overlays are open: a filter that changes it must survive the entry it was changed in. */
let address = '';

/** Whether this window is a phone's, where Back is the nearest way to close what is open. */
function isPhone() {
  return !window.matchMedia('(min-width: 48rem)').matches || hasTouch();
}

/** Whether a finger is the main pointer. */
export function hasTouch(): boolean {
  return window.matchMedia('(pointer: coarse)').matches;
}

/**
 * Lets Back close an overlay on a phone before it leaves the page. Returns a function to call when the overlay is closed
 * otherwise: its history entry goes with it.
 */
export function addOverlay(close: Close): () => void {
  if (!isPhone()) return () => {};
  open.push(close);
  enqueue(() => {
    address = window.location.href;
    window.history.pushState({ overlays: entries() + 1 }, '');
  });
  return () => {
    const index = open.indexOf(close);
    if (index === -1) return;
    open.splice(index, 1);
    enqueue(leaveClosed);
  };
}

/** Navigates; an overlay's entry gives way to the page that is opened from it. */
export function navigateFromOverlay<To>(navigate: Navigate<To>, to: To, options?: Options): void {
  enqueue(() => {
    if (entries() === 0) navigate(to, options);
    else if (options?.replace) navigate(to, { ...options, state: window.history.state });
    else navigate(to, { ...options, replace: true });
    address = window.location.href;
  });
}

/** The overlays' entries up to the current one. */
function entries(): number {
  const state = window.history.state as { overlays?: number } | null;
  return state?.overlays ?? 0;
}

function enqueue(change: () => void) {
  waiting.push(change);
  changeNext();
}

function changeNext() {
  const change = isGoingBack ? undefined : waiting.shift();
  if (!change) return;
  change();
  changeNext();
}

function goBack(steps: number) {
  isGoingBack = true;
  window.history.go(-steps);
}

function onPopState() {
  const isOurs = isGoingBack;
  isGoingBack = false;
  // A page before this one has an address of its own.
  const isSamePage = address.split('?')[0] === window.location.href.split('?')[0];
  if ((isOurs || open.length > entries()) && isSamePage && address !== window.location.href) {
    window.history.replaceState(window.history.state, '', address);
  }
  if (!isOurs) {
    for (const close of open.splice(entries())) close();
    leaveClosed();
  }
  changeNext();
}

/** Forward leads to the entry of an overlay that is closed, and so does a reload while one is open. */
function leaveClosed() {
  if (entries() > open.length) goBack(entries() - open.length);
}

/** Follows Back from before the first page is rendered; returns a function that stops it and waits for nothing more. */
export function startOverlayHistory(): () => void {
  window.addEventListener('popstate', onPopState);
  leaveClosed();
  return () => {
    window.removeEventListener('popstate', onPopState);
    open.length = 0;
    waiting.length = 0;
    isGoingBack = false;
  };
}
