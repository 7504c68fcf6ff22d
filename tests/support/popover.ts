/**
 * jsdom has no popovers: a press on their button opens and closes them, a `toggle` event follows, and a focus
 * within goes back to where it was.
 */
export function installPopovers() {
  const open = new WeakSet<HTMLElement>();
  const before = new WeakMap<HTMLElement, Element | null>();
  const set = (panel: HTMLElement, isOpen: boolean) => {
    if (open.has(panel) === isOpen) return;
    if (isOpen) {
      open.add(panel);
      before.set(panel, document.activeElement);
    } else {
      open.delete(panel);
      const last = before.get(panel);
      if (panel.contains(document.activeElement) && last instanceof HTMLElement) last.focus();
    }
    // A closed popover is not displayed; jsdom takes every one for closed.
    panel.style.display = isOpen ? 'block' : '';
    panel.dispatchEvent(Object.assign(new Event('toggle'), { newState: isOpen ? 'open' : 'closed' }));
  };

  HTMLElement.prototype.showPopover = function showPopover() {
    set(this, true);
  };
  HTMLElement.prototype.hidePopover = function hidePopover() {
    set(this, false);
  };
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const id = target.closest('[popovertarget]')?.getAttribute('popovertarget');
    const panel = id ? document.getElementById(id) : null;
    if (panel) set(panel, !open.has(panel));
  });
}
