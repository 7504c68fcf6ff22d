import { signalKindOf } from '../lib/signal-address';
import { previousTradingDay } from '../market/calendar';
import { epochSecondsOf, type Day } from '../market/day';
import type { FeedSources } from './feed/bars-query';
import { loadSignalHistory } from './load-signal-history';
import type { FormingBar, ProvisionalSignals } from './resolvers.types';
import { runInWorker } from './signal-history.worker-client';

type Options = FeedSources & { bars: readonly FormingBar[]; day: Day };

/** The symbols that have no bars until a second, as a session has found: they are not requested again. */
const withoutBars = new WeakMap<object, { until: number; symbols: Set<string> }>();

/**
 * Studies forming bars after the completed ones, one symbol after the other. Those are loaded once a day, and again where the
 * worker has studied the symbol until another day since.
 */
export async function loadProvisionalSignals({
  session,
  bars,
  day,
  ...sources
}: Options): Promise<ProvisionalSignals> {
  const until = epochSecondsOf(previousTradingDay(day));
  const time = epochSecondsOf(day);
  const task = {
    symbols: bars.map(({ symbol }) => symbol),
    until,
    bars: new Map(bars.map(({ symbol, ...bar }) => [symbol, { time, ...bar }])),
  };
  let forming = await runInWorker('forming', task);

  const empty = withoutBarsUntil(session, until);
  const missing = forming.missing.filter((symbol) => !empty.has(symbol));
  for (const ticker of missing) {
    const load = loadSignalHistory({ ...sources, session, ticker, until, days: [] });
    const history = await load.catch(() => null);
    // The next bars request the others again.
    if (history === null) break;
    if (history.tradingDays === 0) empty.add(ticker);
  }
  if (missing.length > 0) forming = await runInWorker('forming', task);
  const found = forming.result.map(({ kind, ...signal }) => ({ ...signal, kind: signalKindOf(kind) }));
  return { found, missing: forming.missing };
}

function withoutBarsUntil(session: object, until: number): Set<string> {
  const before = withoutBars.get(session);
  if (before?.until === until) return before.symbols;
  const symbols = new Set<string>();
  withoutBars.set(session, { until, symbols });
  return symbols;
}
