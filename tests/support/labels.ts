const LABELABLE = 'button, input:not([type=hidden]), meter, output, progress, select, textarea';

const labelable = [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
];

/**
 * Labels as jsdom has them, which walks through the whole document for each button and, for each of these, for each
 * label: the name of everything that a test looks for by its role is computed from them.
 */
export function installLabels() {
  Object.defineProperty(HTMLLabelElement.prototype, 'control', {
    configurable: true,
    get(this: HTMLLabelElement) {
      const id = this.getAttribute('for');
      if (id === null) return this.querySelector(LABELABLE);
      const found = this.ownerDocument.getElementById(id);
      return found?.matches(LABELABLE) ? found : null;
    },
  });
  for (const { prototype } of labelable) {
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      get(this: HTMLElement) {
        if (!this.matches(LABELABLE)) return null;
        const labels = [...this.ownerDocument.getElementsByTagName('label')];
        return labels.filter(({ control }) => control === this);
      },
    });
  }
}
