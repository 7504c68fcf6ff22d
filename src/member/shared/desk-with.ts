import { mergeForms, mergeImports } from '../../graph/desk/imports';
import { mergeOwnLists, readOwnLists, writeOwnList } from '../../graph/desk/own-lists';
import { mergeNotes, mergeRows } from '../../graph/desk/rows';
import type { DeskChange, TradeInput } from '../../graph/resolvers.types';
import type { DeskTrade } from '../../graph/values';
import type { WholeDeskFragment } from './desk.generated';

/** The desk as it will be once a change is saved, which the page shows until then. */
export function deskWith(desk: WholeDeskFragment, change: DeskChange): WholeDeskFragment {
  const { trades, alerts, notes, lines, ignored, flows, lists, filters, settings } = change;
  const { imports, forms, removed } = change;
  const merged = <Row extends { readonly id: string }>(
    list: 'trades' | 'alerts' | 'lines' | 'flows' | 'filters',
    rows: readonly Row[],
    changed: unknown,
  ) => mergeRows(rows, (changed ?? []) as readonly Row[], removed?.[list] ?? []);
  return {
    ...desk,
    ...named('Desk'),
    damaged: desk.damaged.filter(({ id }) => !change.discarded?.includes(id)),
    trades: merged('trades', desk.trades, trades?.map(tradeOver(desk.trades))),
    alerts: merged(
      'alerts',
      desk.alerts,
      alerts?.map((row) => ({ ...NO_ALERT, ...row })),
    ),
    notes: mergeNotes(
      desk.notes,
      (notes ?? []).map((row) => ({ ...named('Note'), changedAt: null, ...row })) as never[],
      removed?.notes ?? [],
    ),
    lines: merged(
      'lines',
      desk.lines,
      lines?.map(({ points, ...row }) => ({
        ...named('DrawnLine'),
        ...row,
        points: points.map((point) => ({ ...named('LinePoint'), ...point })),
      })),
    ),
    ignored: [...new Set([...desk.ignored, ...(ignored ?? [])])].filter(
      (id) => !removed?.ignored?.includes(id),
    ),
    flows: merged(
      'flows',
      desk.flows,
      flows?.map((row) => ({ ...named('CashFlow'), ...row })),
    ),
    lists:
      lists || removed?.lists
        ? readOwnLists(mergeOwnLists(desk.lists.map(writeOwnList), lists ?? [], removed?.lists ?? [])).map(
            (list) => ({ ...named('Watchlist'), ...list }),
          )
        : desk.lists,
    filters: merged(
      'filters',
      desk.filters,
      filters?.map((row) => {
        const watchedSince = desk.filters.find(({ id }) => id === row.id)?.watchedSince ?? null;
        return { ...named('SavedFilter'), watchedSince, ...row };
      }),
    ),
    imports: mergeImports(desk.imports, imports),
    forms: mergeForms(desk.forms, forms ?? [], removed?.forms ?? []),
    settings: settings ? { ...named('DeskSettings'), ...settings } : removed?.settings ? null : desk.settings,
  };
}

/** The cache matches the fragments of a response by this name. */
function named(typename: string) {
  return { __typename: typename };
}

/** What an import has given a trade, which stays unless a change has it. */
const OF_IMPORTS = ['feePaid', 'taxPaid', 'account', 'time', 'orderNumber', 'importedAs'] as const;

/** A trade as its change will have it, over the known ones. */
function tradeOver(trades: WholeDeskFragment['trades']) {
  const known = new Map(trades.map((trade) => [trade.id, trade]));
  return (row: TradeInput): DeskTrade => {
    const before = known.get(row.id);
    const kept = OF_IMPORTS.map((field) => [
      field,
      row[field] === undefined ? (before?.[field] ?? null) : row[field],
    ]);
    return {
      ...NO_TRADE,
      ...row,
      ...(Object.fromEntries(kept) as Pick<DeskTrade, (typeof OF_IMPORTS)[number]>),
    };
  };
}

/** The fields of a trade that an input may leave out. */
export const NO_TRADE = {
  per: null,
  settles: null,
  stop: null,
  target: null,
  signalKind: null,
  signalDay: null,
  note: null,
  feePaid: null,
  taxPaid: null,
  account: null,
  time: null,
  orderNumber: null,
  importedAs: null,
};
const NO_ALERT = {
  symbol: null,
  watchlistId: null,
  filterId: null,
  tradeId: null,
  price: null,
  percent: null,
  firedAt: null,
  firedPrice: null,
};
