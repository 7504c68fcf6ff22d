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

/** Every place of a list: on paper stands all of it, as nobody scrolls there. */
export function placesUpTo(count: number): number[] {
  return Array.from({ length: count }, (_, place) => place);
}

/**
 * The places in view, and however far the list is scrolled that of the item with the focus, with others that go with it, and
 * that of the item that Tab leads to.
 */
export function withFocused<Box extends Element | Window, Item extends HTMLElement>(
  range: Range,
  { elementsCache }: Virtualizer<Box, Item>,
  withIt: (focused: number) => readonly (number | null)[],
  tabStop: number | null = null,
): number[] {
  const places = defaultRangeExtractor(range);
  const focused = [...elementsCache.values()].find((item) => item.contains(document.activeElement));
  const at = focused ? Number(focused.dataset['index']) : null;
  const kept = [tabStop, at, ...(at === null ? [] : withIt(at))].filter(
    (place) => place !== null && place >= 0 && place < range.count,
  );
  if (kept.length === 0) return places;
  return [...new Set([...places, ...(kept as number[])])].sort((one, other) => one - other);
}
