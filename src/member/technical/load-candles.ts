import type { ApolloClient } from '@apollo/client';
import type { Resolution } from '../../graph/resolvers.types';
import type { Candles } from '../../market/candles';
import { newestBars } from './newest-bars';
import { CANDLES, type CandlesQuery } from './technical.generated';

type Series = CandlesQuery['candles'];

/** The symbols and bar lengths whose older bars are on their way. */
const flights = new WeakMap<ApolloClient, Set<string>>();

/**
 * Asks for the bars before those that the chart of a symbol has, and puts them before these in the cache; one load per
 * symbol and bar length at a time. What fails changes nothing: the bars at hand stay, and the next call asks again.
 */
export async function loadOlderBars(
  client: ApolloClient,
  symbol: string,
  resolution: Resolution,
): Promise<void> {
  const underWay = flights.get(client) ?? new Set();
  const flight = `${symbol} ${resolution}`;
  if (underWay.has(flight)) return;

  flights.set(client, underWay.add(flight));
  try {
    await load(client, symbol, resolution);
  } catch {
    return;
  } finally {
    underWay.delete(flight);
  }
}

async function load(client: ApolloClient, symbol: string, resolution: Resolution) {
  const query = { query: CANDLES, variables: newestBars(symbol, resolution) };
  const known = client.readQuery(query)?.candles;
  const before = known?.time[0];
  if (!known?.hasOlder || before === undefined) return;

  const { data } = await client.query({
    query: CANDLES,
    variables: { ...query.variables, before },
    fetchPolicy: 'no-cache',
  });
  // The series may have been asked anew meanwhile, and then begins elsewhere.
  client.cache.updateQuery(query, (now) =>
    data && now?.candles.time[0] === before
      ? { ...now, candles: withOlder(now.candles, data.candles) }
      : undefined,
  );
}

/** A series with older bars before its own; bars that it already reaches are left out. */
export function withOlder(series: Series, older: Series): Series {
  const first = series.time[0] ?? Infinity;
  const end = older.time.filter((time) => time < first).length;
  const joined = (column: keyof Candles) => [...older[column].slice(0, end), ...series[column]];
  return {
    ...series,
    time: joined('time'),
    open: joined('open'),
    high: joined('high'),
    low: joined('low'),
    close: joined('close'),
    volume: joined('volume'),
    hasOlder: end > 0 && older.hasOlder,
  };
}
