import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { boardMachine } from '../../../machines/board.machine';
import { focusRow } from '../../ui/focus';

const PAGE = 10;

const keys: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: PAGE,
  PageUp: -PAGE,
  Home: -Infinity,
  End: Infinity,
};

/** The row that the keyboard is on, and the handlers of the box around the rows. */
export function useWalk(rows: readonly { readonly symbol: string }[]) {
  const actor = useActorRef(boardMachine);
  const symbol = useSelector(actor, ({ context }) => context.symbol);
  const isWalking = useSelector(actor, (snapshot) => snapshot.matches('walking'));
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    actor.send({ type: 'rows changed', rows: rows.map((row) => row.symbol) });
  }, [actor, rows]);

  // A row that was filtered out takes the focus along.
  useEffect(() => {
    if (!isWalking || symbol === null || document.activeElement !== document.body) return;
    const row = box.current?.querySelector(`tr[data-symbol="${CSS.escape(symbol)}"]`);
    if (row) focusRow(row);
  }, [isWalking, symbol, rows]);

  return {
    symbol,
    tabStop: symbol ?? rows[0]?.symbol ?? null,
    isWalking,
    box,
    onFocus({ target }: FocusEvent) {
      const entered = target.closest('tr')?.dataset['symbol'];
      if (entered !== undefined) actor.send({ type: 'enter', symbol: entered });
      else actor.send({ type: 'leave' });
    },
    onBlur({ currentTarget, relatedTarget }: FocusEvent) {
      if (!currentTarget.contains(relatedTarget)) actor.send({ type: 'leave' });
    },
    onKeyDown(event: KeyboardEvent) {
      const by = keys[event.key];
      if (by === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (!actor.getSnapshot().matches('walking')) return;
      event.preventDefault();
      actor.send({ type: 'step', by });
    },
  };
}
