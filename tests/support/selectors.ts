/** A selector such as `input[type="text"]:not([list])`, which begins with the name of the elements that it is for. */
const NAMED = /^([a-z][a-z\d]*)(?:\[[^\]]+\]|:not\(\[[^\]]+\]\))*$/;

/**
 * Selectors as jsdom has them, without its engine where a name or nothing decides. To find a role Testing Library matches
 * each element that may have it with a hundred selectors, nearly all of other elements; to find a text it goes through all.
 */
export function installSelectors() {
  const { matches } = Element.prototype;
  const known = new Map<string, readonly (string | undefined)[]>();

  Element.prototype.matches = function (this: Element, selector: string) {
    let names = known.get(selector);
    if (!names) known.set(selector, (names = selector.split(/, ?/).map((each) => NAMED.exec(each)?.[1])));
    if (!names.includes(this.localName) && !names.includes(undefined)) return false;
    return matches.call(this, selector);
  } as unknown as typeof matches;

  for (const { prototype } of [Document, Element]) {
    const { querySelectorAll } = prototype;
    prototype.querySelectorAll = function (this: Document | Element, selector: string) {
      if (selector !== '*') return querySelectorAll.call(this, selector);
      // Not by its iterator, which jsdom has search the collection for each step.
      return Array.prototype.slice.call(this.getElementsByTagName('*'));
    } as unknown as typeof querySelectorAll;
  }
}
