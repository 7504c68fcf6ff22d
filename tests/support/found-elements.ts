import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { collectListeners } from './listeners';

/** What jsdom keeps of a document and its types leave out. */
type DocumentImpl = { _globalObject: Window; _getDOMSelector: () => Selector; _clearDOMSelector: () => void };
type Selector = { clear: () => void };
type SelectorClass = new (window: object, document: DocumentImpl, options: object) => Selector;

const require = createRequire(import.meta.url);
const api = require.resolve('jsdom');
const lib = dirname(api);
const { DOMSelector } = createRequire(api)('@asamuzakjp/dom-selector') as { DOMSelector: SelectorClass };
const idlUtils = require(join(lib, 'generated/idl/utils.js')) as {
  implForWrapper: (node: Node) => DocumentImpl;
};
const { domSymbolTree } = require(join(lib, 'jsdom/living/helpers/internal-constants.js')) as {
  domSymbolTree: object;
};

/**
 * Has a document of jsdom searched again. It keeps, for each selector, the elements that it found last, and with them the whole
 * page that they were part of: of a worker's files, two gigabytes.
 */
export function forgetFoundElements(document: Document) {
  const impl = idlUtils.implForWrapper(document);
  // Its listeners are for `:hover` and `:focus-visible` alone, and would stay for all files after this one.
  const removeListeners = collectListeners(impl._globalObject);
  const selector = new DOMSelector(impl._globalObject, impl, { domSymbolTree, idlUtils });
  removeListeners();
  let hasFound = false;
  impl._getDOMSelector = () => {
    hasFound = true;
    return selector;
  };
  // jsdom does this at each change of an attribute.
  impl._clearDOMSelector = () => {
    if (hasFound) selector.clear();
    hasFound = false;
  };
}
