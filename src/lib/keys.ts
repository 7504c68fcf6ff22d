/** Elements that handle keys themselves: text fields and what lies over the page. */
const HANDLES_KEYS = 'input, textarea, select, [contenteditable], dialog, [role=alertdialog], [popover]';

/** Whether a key is a shortcut of the page: pressed alone, and not in a text field or a dialog. */
export function isPressedForPage(event: KeyboardEvent, key: string): boolean {
  if (event.key !== key || event.defaultPrevented || event.isComposing) return false;
  // Some layouts need Shift or Alt to type the character.
  if (event.ctrlKey || event.metaKey) return false;
  return !(event.target instanceof Element && event.target.closest(HANDLES_KEYS));
}
