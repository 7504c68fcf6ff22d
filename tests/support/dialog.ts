/** jsdom has no modal dialogs: they take the focus and give it back, and an Escape that nobody prevents closes the last one. */
export function installDialogs() {
  const cameFrom = new WeakMap<HTMLDialogElement, Element | null>();
  const modals = new Set<HTMLDialogElement>();

  HTMLDialogElement.prototype.showModal = function showModal() {
    cameFrom.set(this, document.activeElement);
    this.open = true;
    modals.add(this);
    this.querySelector<HTMLElement>('button, a, input')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    modals.delete(this);
    const before = cameFrom.get(this);
    if (before instanceof HTMLElement) before.focus();
    this.dispatchEvent(new Event('close'));
  };
  document.addEventListener('keydown', ({ key, defaultPrevented }) => {
    for (const modal of modals) if (!modal.isConnected) modals.delete(modal);
    if (key === 'Escape' && !defaultPrevented) [...modals].at(-1)?.close();
  });
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.method !== 'dialog') return;
    event.preventDefault();
    form.closest('dialog')?.close();
  });
}
