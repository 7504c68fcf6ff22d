/**
 * Keeps the texts of React alive on a page that somebody else changes: translators put `<font>` elements in the place of
 * text nodes, which React then updates where nobody sees it, and cannot remove (facebook/react#11538). A text that React
 * changes comes back to its place, for the translator to translate anew; what React removes, or inserts before, is what
 * stands there instead. Has to run before React does.
 */
export function keepReplacedTexts(): void {
  /** What stands in the place of a text. */
  const standIns = new WeakMap<Node, ChildNode>();
  const isStandIn = (node: Node | null): node is ChildNode => node?.nodeName === 'FONT';

  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      if (type === 'characterData') putBack(target as Text);
      for (const text of removedNodes) {
        const standIn = [...addedNodes, previousSibling, nextSibling].find(isStandIn);
        // Some translators move the text into what they put there; React moves texts, too.
        const isGone = text.parentNode === null || standIn?.contains(text);
        if (!(text instanceof Text && standIn && isGone)) continue;
        standIns.set(text, standIn);
        observer.observe(text, { characterData: true });
      }
      for (const text of addedNodes) {
        const standIn = standIns.get(text);
        if (!standIn || standIn.contains(text)) continue;
        standIns.delete(text);
        standIn.remove();
      }
    }
  });
  observer.observe(document, { childList: true, subtree: true });

  function putBack(text: Text) {
    const standIn = standIns.get(text);
    if (standIn && text.parentNode === null) standIn.replaceWith(text);
  }

  const { removeChild, insertBefore } = Node.prototype;

  Node.prototype.removeChild = function <Child extends Node>(child: Child): Child {
    if (child.parentNode === this) return removeChild.call(this, child) as Child;
    (standIns.get(child) ?? (child as Node as ChildNode)).remove();
    return child;
  };

  Node.prototype.insertBefore = function <Child extends Node>(child: Child, before: Node | null): Child {
    const place = before && before.parentNode !== this ? standIns.get(before) : before;
    return insertBefore.call(this, child, place?.parentNode === this ? place : null) as Child;
  };
}
