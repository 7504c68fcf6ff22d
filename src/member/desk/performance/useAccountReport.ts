import { useApolloClient } from '@apollo/client/react';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { runInWorker } from '../../../graph/signal-history.worker-client';
import type { ReportInput } from '../../../market/account/report';
import { lengthOf, NO_BARS } from '../../../market/candles';
import type { Day } from '../../../market/day';
import type { SignalKind } from '../../../graph/resolvers.types';
import { createComputation } from '../../shared/computation';
import type { WholeDeskFragment } from '../../shared/desk.generated';
import { costsOf } from '../../shared/useDesk';
import { loadMatchedBars, type MatchedBars } from './load-matched-bars';

const INDEX = 'VNINDEX';

/**
 * What the trades of a desk say about it until a day, computed in the worker from bars that are loaded symbol by symbol;
 * symbols whose bars cannot be had are named, and the rest is computed without them.
 */
export function useAccountReport(desk: Pick<WholeDeskFragment, 'trades' | 'flows' | 'settings'>, until: Day) {
  const client = useApolloClient();
  const { trades, flows } = desk;
  const { symbols, since } = useMemo(() => {
    const made = trades.filter(({ isPlanned }) => !isPlanned);
    const [first = until] = [...made, ...flows].map(({ day }) => day).sort();
    return { symbols: [...new Set(made.map(({ symbol }) => symbol))].sort(), since: first };
  }, [trades, flows, until]);
  const wanted = symbols.join(' ');

  const loading = useMemo(() => {
    const keys = wanted === '' ? [] : [...wanted.split(' '), INDEX];
    return createComputation(keys, (symbol) => loadMatchedBars(client, symbol, { since, until }));
  }, [client, wanted, since, until]);
  const { results: bars, failed, error } = useSyncExternalStore(loading.subscribe, loading.get);
  const total = symbols.length + 1;
  const isLoaded = symbols.length === 0 || bars.size + failed === total;

  const input = useMemo(
    () =>
      isLoaded && symbols.length > 0 ? inputOf({ trades, flows, costs: costsOf(desk), until }, bars) : null,
    // The settings alone decide the costs.
    // oxlint-disable-next-line react/exhaustive-deps
    [isLoaded, symbols, trades, flows, desk.settings, until, bars],
  );
  const computing = useMemo(
    () => createComputation(input ? [input] : [], (each) => runInWorker('account', each)),
    [input],
  );
  const computed = useSyncExternalStore(computing.subscribe, computing.get);

  const found = (input && computed.results.get(input)) ?? null;
  // The one before stays on screen while a change is computed.
  const [kept, keep] = useState(found);
  if (found !== null && found !== kept) keep(found);

  const lacks = (symbol: string) => lengthOf(bars.get(symbol)?.candles ?? NO_BARS) === 0;
  return {
    report: symbols.length === 0 ? null : (found ?? kept),
    isEmpty: symbols.length === 0,
    done: bars.size,
    total,
    /** Symbols without bars, once all are loaded. */
    missing: isLoaded ? symbols.filter(lacks) : [],
    hasIndex: !isLoaded || !lacks(INDEX),
    isUnadjusted: [...bars.values()].every((each) => each.isUnadjusted),
    hasFailed: failed > 0,
    error: error ?? computed.error,
    failure: computed.error,
    retry: () => {
      loading.retry();
      computing.retry();
    },
  };
}

type Account = Pick<ReportInput<SignalKind>, 'trades' | 'flows' | 'costs' | 'until'>;

function inputOf(account: Account, bars: ReadonlyMap<string, MatchedBars>): ReportInput<SignalKind> {
  const candles = new Map([...bars].map(([symbol, own]) => [symbol, own.candles]));
  const index = candles.get(INDEX) ?? NO_BARS;
  candles.delete(INDEX);
  return { ...account, candles, index };
}
