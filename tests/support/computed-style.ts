/** The attributes which, with its name, decide how jsdom displays an element without a style of its own. */
const DECIDING = ['hidden', 'open', 'popover', 'type'];

/**
 * Has `display`, `visibility` and `pointerEvents` known without jsdom's cascade, which matches every element with each
 * rule of its style sheet again after each change of the document. A query by role reads the first two, of each element
 * around each that has the role, and user-event the third, of each around the one that is pressed. Where a style sheet
 * or a style of the element's own decides, and for everything else, jsdom computes.
 */
export function installComputedStyle() {
  const compute = window.getComputedStyle.bind(window);
  const displays = new Map<string, string>();
  let pointerEvents: string | undefined;

  function displayOf(element: Element) {
    // The first summary of its parent is another than the others.
    if (element.localName === 'summary' || hasStyle(element, 'display')) return compute(element).display;
    // An attribute that is there without a value is another case than one that is not.
    const key = [element.localName, ...DECIDING.map((name) => String(element.getAttribute(name)))].join();
    const known = displays.get(key);
    if (known !== undefined) return known;
    const { display } = compute(element);
    displays.set(key, display);
    return display;
  }

  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || element.ownerDocument !== document || document.styleSheets.length > 0)
      return compute(element, pseudo);
    let all: CSSStyleDeclaration | undefined;
    const valueOf = (property: string | symbol): unknown => {
      if (property === 'display') return displayOf(element);
      if (property === 'visibility' && !someInclusiveAncestor(element, setsVisibility)) return 'visible';
      if (property === 'pointerEvents' && !someInclusiveAncestor(element, setsPointerEvents))
        return (pointerEvents ??= compute(element).pointerEvents);
      all ??= compute(element);
      const value: unknown = Reflect.get(all, property);
      return typeof value === 'function' ? value.bind(all) : value;
    };
    const getPropertyValue = (property: string) =>
      property === 'display' || property === 'visibility'
        ? valueOf(property)
        : (all ??= compute(element)).getPropertyValue(property);
    return new Proxy({} as CSSStyleDeclaration, {
      get: (_, name) => (name === 'getPropertyValue' ? getPropertyValue : valueOf(name)),
    });
  };
}

function hasStyle(element: Element, property: string) {
  return element.getAttribute('style')?.includes(property) ?? false;
}

/** By its style, or as a hidden part of a table. */
const setsVisibility = (element: Element) =>
  hasStyle(element, 'visibility') || element.hasAttribute('hidden');

const setsPointerEvents = (element: Element) => hasStyle(element, 'pointer-events');

/** Whether the element or an ancestor passes the test. */
function someInclusiveAncestor(element: Element, test: (element: Element) => boolean) {
  for (let each: Element | null = element; each; each = each.parentElement) {
    if (test(each)) return true;
  }
  return false;
}
