/** Where a key writes, or belongs to something that lies over the page. */
const TAKEN = 'input, textarea, select, [contenteditable], dialog, [role=alertdialog], [popover]';

/** Whether a sign was pressed for the page as a whole: by itself, and into no text and no dialog. */
export function isPressedForPage(event: KeyboardEvent, sign: string): boolean {
  if (event.key !== sign || event.defaultPrevented || event.isComposing) return false;
  // Shift and, on some keyboards, Alt are how the sign is written.
  if (event.ctrlKey || event.metaKey) return false;
  return !(event.target instanceof Element && event.target.closest(TAKEN));
}
