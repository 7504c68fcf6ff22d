import { signalKindOf } from '../lib/signal-address';
import { previousTradingDay } from '../market/calendar';
import { epochSecondsOf, type Day } from '../market/day';
import type { Sources } from './backend';
import { loadSignalHistory } from './load-signal-history';
import type { FormingBar, ProvisionalSignals } from './resolvers.types';
import { runInWorker } from './signal-history.worker-client';

type Options = Pick<Sources, 'feed' | 'session' | 'today'> & { bars: readonly FormingBar[]; day: Day };

/** The symbols whose bars until a second a session has loaded: those without bars are not requested again. */
const loaded = new WeakMap<object, { until: number; symbols: Set<string> }>();

/** Studies forming bars after the completed ones, which are loaded once a day, one symbol after the other. */
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

  const known = loadedUntil(session, until);
  const missing = forming.missing.filter((symbol) => !known.has(symbol));
  for (const ticker of missing) {
    const load = loadSignalHistory({ ...sources, session, ticker, until, days: [] });
    const isLoaded = await load.then(
      () => true,
      () => false,
    );
    // The next bars request the others again.
    if (!isLoaded) break;
    known.add(ticker);
  }
  if (missing.length > 0) forming = await runInWorker('forming', task);
  const found = forming.result.map(({ kind, ...signal }) => ({ ...signal, kind: signalKindOf(kind) }));
  return { found, missing: forming.missing };
}

function loadedUntil(session: object, until: number): Set<string> {
  const before = loaded.get(session);
  if (before?.until === until) return before.symbols;
  const symbols = new Set<string>();
  loaded.set(session, { until, symbols });
  return symbols;
}
