import { readLastImport, type LastImport } from '../../../graph/desk/last-import';
import type { DeskChange, TradeInput } from '../../../graph/resolvers.types';
import type { DeskTrade } from '../../../graph/values';
import type { WholeDeskFragment } from '../../shared/desk.generated';
import type { OthersOfDesk } from '../written-others';
import { isEditedSinceImport } from './imported-as';
import { undoOfRows, type KeptRow } from './imported-rows';

/** What takes an import back. `kept`, `keptRows`: what a person has edited since, which stays as it is. */
export type ImportUndo = {
  change: DeskChange;
  last: LastImport;
  kept: readonly DeskTrade[];
  keptRows: readonly KeptRow[];
};

type Desk = OthersOfDesk & Pick<WholeDeskFragment, 'trades' | 'imports'>;

/**
 * What takes the last import back, by what the desk notes of it: what it added goes, trades with their alerts, and what it changed is
 * as before. What was removed since does not come back. Null where there is no import.
 */
export function undoOfImport(desk: Desk): ImportUndo | null {
  const last = readLastImport(desk.imports);
  if (!last) return null;
  const added = new Set(last.added);
  const before = new Map(last.changed.map((trade) => [trade.id, trade]));
  const touched = desk.trades.filter(({ id }) => added.has(id) || before.has(id));
  const kept = touched.filter(isEditedSinceImport);
  const edited = new Set(kept);
  const undone = touched.filter((trade) => !edited.has(trade));
  const removed = new Set(undone.flatMap(({ id }) => (added.has(id) ? id : [])));
  const restored = undone.flatMap(({ id }): TradeInput[] => {
    const trade = removed.has(id) ? undefined : before.get(id);
    return trade ? [{ ...trade }] : [];
  });
  const ofTrades = desk.alerts.flatMap(({ id, tradeId }) =>
    tradeId !== null && removed.has(tradeId) ? id : [],
  );
  const others = undoOfRows(desk, last.others);
  return {
    change: {
      ...others.change,
      trades: restored,
      imports: [],
      removed: {
        ...others.change.removed,
        trades: [...removed],
        alerts: [...(others.change.removed?.alerts ?? []), ...ofTrades],
      },
    },
    last,
    kept,
    keptRows: others.kept,
  };
}
