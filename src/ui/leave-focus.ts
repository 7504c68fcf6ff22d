/** Moves the focus to the panel before a button in it unmounts, so that keyboard users keep their place. */
export function leaveFocusTo(panel: HTMLElement | null) {
  if (!panel) return;
  panel.tabIndex = -1;
  panel.focus({ preventScroll: true });
}
