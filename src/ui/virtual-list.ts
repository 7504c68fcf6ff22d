import { defaultRangeExtractor, measureElement, type Range, type Virtualizer } from '@tanstack/react-virtual';

/** An item's height once the browser has laid it out; to measure a new one at once would lay the page out twice. */
export function measureAfterLayout<Box extends Element | Window, Item extends HTMLElement>(
  item: Item,
  entry: ResizeObserverEntry | undefined,
  list: Virtualizer<Box, Item>,
) {
  if (entry) return measureElement(item, entry, list);
  const index = list.indexFromElement(item);
  const { getItemKey, estimateSize } = list.options;
  return list.itemSizeCache.get(getItemKey(index)) ?? estimateSize(index);
}

/** Every index of a list: on paper stands all of it, as nobody scrolls there. */
export function indicesUpTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

/**
 * The indices in view, and however far the list is scrolled that of the item with the focus, with others that go with it, and
 * that of the item that Tab leads to.
 */
export function withFocused<Box extends Element | Window, Item extends HTMLElement>(
  range: Range,
  { elementsCache }: Virtualizer<Box, Item>,
  withIt: (focused: number) => readonly (number | null)[],
  tabStop: number | null = null,
): number[] {
  const indices = defaultRangeExtractor(range);
  const focused = [...elementsCache.values()].find((item) => item.contains(document.activeElement));
  const at = focused ? Number(focused.dataset['index']) : null;
  const extra = [tabStop, at, ...(at === null ? [] : withIt(at))].filter(
    (index) => index !== null && index >= 0 && index < range.count,
  );
  if (extra.length === 0) return indices;
  return [...new Set([...indices, ...(extra as number[])])].sort((one, other) => one - other);
}
