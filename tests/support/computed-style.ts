/** The attributes which, with its name, decide how jsdom displays an element without a style of its own. */
const DECIDING = ['hidden', 'open', 'popover', 'type'];

/**
 * Has `display` and `visibility` known without jsdom's cascade, which matches every element with each rule of its
 * style sheet again after each change of the document. A query by role asks for both, of each element around each
 * that has the role. Where a style sheet or a style of the element's own decides, and for everything else, jsdom computes.
 */
export function installComputedStyle() {
  const compute = window.getComputedStyle.bind(window);
  const displays = new Map<string, string>();

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
      if (property === 'visibility' && !isVisibilitySet(element)) return 'visible';
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

/** Whether the element or one around it has a visibility: by its style, or as a hidden part of a table. */
function isVisibilitySet(element: Element) {
  for (let each: Element | null = element; each; each = each.parentElement) {
    if (hasStyle(each, 'visibility') || each.hasAttribute('hidden')) return true;
  }
  return false;
}
