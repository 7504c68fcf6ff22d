import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useToday } from '../../app/actors/useToday';
import { useNavigate } from '../../app/router/navigation';
import { useFilters } from '../../app/router/useFilters';
import type { NewsRows } from '../../graph/values';
import { filterItems, isFiltered, noFilters, pressedTagOf, withTag } from '../../ui/filter/filters';
import { hasManyItems } from '../../ui/item-props';
import { Items } from '../../ui/Items';
import { Credits, sourcesOf } from './Credits';
import { newsAddress } from './filter/address';
import { NewsFilterResult } from './filter/NewsFilterResult';
import { NewsItem } from './NewsItem';

/** The usual height of an item, in px: a line of title, two of text, one of details. */
const USUAL_HEIGHT = 104;

/**
 * The headlines that match the filters, with the credit of all; a page that is opened with filters is scrolled to them.
 * Each item summarises its own text, so that input is handled between two.
 */
export function NewsList({ items }: { items: NewsRows }) {
  const today = useToday();
  const navigate = useNavigate();
  const { filters, apply } = useFilters(newsAddress);
  const shown = useMemo(() => {
    const matching = new Set(filterItems(items, filters));
    // Newer items are prepended; counted from the end, an item keeps its id.
    return items.flatMap((item, i) => (matching.has(item) ? [{ item, id: items.length - i }] : []));
  }, [items, filters]);
  const hasSources = useMemo(() => sourcesOf(items).length > 1, [items]);
  const chooseTag = useCallback((tag: string) => apply(withTag(filters, tag)), [apply, filters]);
  const { opened, toggle } = useOpened();

  const list = useRef<HTMLUListElement>(null);
  const showFiltered = useEffectEvent(() => {
    // Whoever has scrolled already stays there.
    if (isFiltered(filters) && window.scrollY === 0) list.current?.closest('.panel')?.scrollIntoView();
  });
  useEffect(() => showFiltered(), []);

  return (
    <>
      <NewsFilterResult
        items={items}
        count={shown.length}
        filters={filters}
        onReset={() => apply(noFilters)}
      />
      <ul ref={list}>
        <Items
          element="li"
          count={shown.length}
          isLong={hasManyItems(shown.length)}
          keyOf={(i) => shown[i]!.id}
          heightOf={() => USUAL_HEIGHT}
          renderItem={(i, virtual) => {
            const { item, id } = shown[i]!;
            return (
              <NewsItem
                {...virtual}
                key={id}
                id={id}
                item={item}
                today={today}
                isOpen={opened.has(id)}
                hasSource={hasSources}
                tag={pressedTagOf(filters)}
                onToggle={toggle}
                onTag={chooseTag}
                onOpen={navigate}
              />
            );
          }}
        />
      </ul>
      <Credits items={items} />
    </>
  );
}

/** The items whose text is open, also while they are not rendered. */
function useOpened() {
  const [opened, setOpened] = useState<ReadonlySet<number>>(() => new Set());
  const toggle = useCallback(
    (id: number) =>
      setOpened((before) =>
        before.has(id) ? new Set([...before].filter((each) => each !== id)) : new Set([...before, id]),
      ),
    [],
  );
  return { opened, toggle };
}
