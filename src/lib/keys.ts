/** Elements that handle keys themselves: text fields and what lies over the page. */
const HANDLES_KEYS = 'input, textarea, select, [contenteditable], dialog, [role=alertdialog], [popover]';

/** What browsers report of every key that an input method takes for itself. */
const PROCESSED = 229;

/**
 * Whether a key belongs to an input method: it composes a word, or ends it (Safari reports that Enter after the composition). Such
 * a key does nothing else, neither sends a form nor chooses.
 */
export function isOfInputMethod({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === PROCESSED;
}

/** Whether a key is a shortcut of the page: pressed alone, and not in a text field or a dialog. */
export function isPressedForPage(event: KeyboardEvent, key: string): boolean {
  if (event.key !== key || event.defaultPrevented || isOfInputMethod(event)) return false;
  // Some layouts need Shift or Alt to type the character.
  if (event.ctrlKey || event.metaKey) return false;
  return !(event.target instanceof Element && event.target.closest(HANDLES_KEYS));
}
