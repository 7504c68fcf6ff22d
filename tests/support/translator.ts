/**
 * Runs in a page, alone: translates it as Chrome does, and goes on with what changes. Each text outside `translate="no"`
 * gives way to two nested `<font>` elements with its words, so that the page reads as before.
 */
export function translatePage(): void {
  const left =
    '[translate=no], .notranslate, script, style, noscript, template, textarea, title, option, svg, font';

  const translate = (node: Node) => {
    if (node.nodeType !== Node.TEXT_NODE) {
      for (const child of [...node.childNodes]) translate(child);
      return;
    }
    const text = node as Text;
    if (text.data.trim() === '' || !text.parentElement || text.parentElement.closest(left)) return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.append(text.data);
    outer.append(inner);
    text.replaceWith(outer);
  };

  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      for (const node of type === 'characterData' ? [target] : addedNodes) translate(node);
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });
  translate(document);
}
