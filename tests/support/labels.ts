const LABELABLE = new Set(['button', 'input', 'meter', 'output', 'progress', 'select', 'textarea']);

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
      if (id === null) return firstLabelable(this);
      const found = this.ownerDocument.getElementById(id);
      return found && isLabelable(found) ? found : null;
    },
  });
  for (const { prototype } of labelable) {
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      get(this: HTMLElement) {
        if (!isLabelable(this)) return null;
        const labels = this.ownerDocument.getElementsByTagName('label');
        return [...labels].filter((label) => mayLabel(label, this) && label.control === this);
      },
    });
  }
}

/** Whether the label names the element's ID or, naming none, is around it. */
function mayLabel(label: HTMLLabelElement, element: HTMLElement) {
  const id = label.getAttribute('for');
  return id === null ? label.contains(element) : id === element.id;
}

// Not by selectors, which jsdom's engine takes long for.
function isLabelable(element: Element) {
  return LABELABLE.has(element.localName) && (element as HTMLInputElement).type !== 'hidden';
}

function firstLabelable(around: Element): Element | null {
  for (let each = around.firstElementChild; each; each = each.nextElementSibling) {
    const found = isLabelable(each) ? each : firstLabelable(each);
    if (found) return found;
  }
  return null;
}
