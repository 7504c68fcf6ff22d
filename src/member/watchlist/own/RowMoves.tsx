import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useMarketTime } from '../../../app/actors/AppActors';
import { useT } from '../../../i18n/useT';
import { lastClosedDay } from '../../../market/clock';
import type { Watchlist } from '../../shared/useLists';
import { symbolAfter, symbolAfterStep, useOrder } from './useOrder';
import { UnquotedNotes } from './UnquotedNotes';
import { useRowDrag } from './useRowDrag';

/** Moves the rows of a list of one's own by keys and pointers and says so, and notes which ones are not quoted. */
export function RowMoves({ list }: { list: Watchlist }) {
  const t = useT();
  const closed = lastClosedDay(useMarketTime());
  const symbols = useMemo(() => list.rows.map(({ symbol }) => symbol).toSorted(), [list.rows]);
  const { move } = useOrder(list);
  const [announced, announce] = useState('');
  const moved = useRef<string | null>(null);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event;
    if (!altKey || ctrlKey || metaKey || shiftKey || (key !== 'ArrowUp' && key !== 'ArrowDown')) return;
    const row = target instanceof Element && target.closest<HTMLElement>('#watchlist tr[data-symbol]');
    const symbol = row ? row.dataset['symbol'] : undefined;
    const next = symbol && symbolAfterStep(list, symbol, key === 'ArrowUp' ? -1 : 1);
    if (!symbol || next === undefined) return;
    event.preventDefault();
    moved.current = symbol;
    void move(symbol, next);
  });
  useRowDrag((symbol, before, last) => {
    const next = before ?? symbolAfter(list, last);
    if (next === symbolAfter(list, symbol)) return;
    moved.current = symbol;
    void move(symbol, next);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  const keepFocus = useEffectEvent(() => {
    const symbol = moved.current;
    const index = list.rows.findIndex((row) => row.symbol === symbol);
    if (symbol === null || index === -1) return;
    moved.current = null;
    announce(t('lists.place', { symbol, place: index + 1, count: list.rows.length }));
    // A row that moves in the page loses the focus.
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(`#watchlist tr[data-symbol="${CSS.escape(symbol)}"] a`)?.focus();
  });
  useLayoutEffect(() => keepFocus(), [list.rows]);

  return (
    <>
      {/* By its key it loads the prices of another close. */}
      <UnquotedNotes key={closed} symbols={symbols} />
      <p className="visually-hidden" role="status">
        {announced}
      </p>
    </>
  );
}
