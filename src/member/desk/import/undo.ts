import { readLastImport, type LastImport } from '../../../graph/desk/last-import';
import type { DeskChange, TradeInput } from '../../../graph/resolvers.types';
import type { DeskTrade } from '../../../graph/values';
import type { WholeDeskFragment } from '../../shared/desk.generated';
import { isEditedSinceImport } from './imported-as';
import { isFlowAsImported } from './matching/match-flows';

/** What takes an import back. `kept`: the trades that a person has edited since, which stay as they are; so do such cash flows. */
export type ImportUndo = { change: DeskChange; last: LastImport; kept: readonly DeskTrade[] };

type Desk = Pick<WholeDeskFragment, 'trades' | 'alerts' | 'flows' | 'imports'>;

/**
 * What takes the last import back, by what the desk notes of it: added trades and cash flows go, with the alerts of those trades,
 * and changed trades are as before. What was removed since does not come back. Null where there is no import.
 */
export function undoOfImport({ trades, alerts, flows, imports }: Desk): ImportUndo | null {
  const last = readLastImport(imports);
  if (!last) return null;
  const [added, addedFlows] = [new Set(last.added), new Set(last.flows)];
  const before = new Map(last.changed.map((trade) => [trade.id, trade]));
  const touched = trades.filter(({ id }) => added.has(id) || before.has(id));
  const kept = touched.filter(isEditedSinceImport);
  const undone = touched.filter((trade) => !isEditedSinceImport(trade));
  const removed = new Set(undone.flatMap(({ id }) => (added.has(id) ? id : [])));
  const restored = undone.flatMap(({ id }): TradeInput[] => {
    const trade = removed.has(id) ? undefined : before.get(id);
    return trade ? [{ ...trade }] : [];
  });
  return {
    change: {
      trades: restored,
      imports: [],
      removed: {
        trades: [...removed],
        alerts: alerts.flatMap(({ id, tradeId }) => (tradeId !== null && removed.has(tradeId) ? id : [])),
        flows: flows.filter((flow) => addedFlows.has(flow.id) && isFlowAsImported(flow)).map(({ id }) => id),
      },
    },
    last,
    kept,
  };
}
